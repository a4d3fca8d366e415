// A draft for four: everybody holds a pack, keeps one card of it and passes the rest, all at the same time; four rounds of five cards.
const { ActivePlayers, INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const PACK = 5;
const ROUNDS = 4;

function deal(G) {
  for (const player of Object.values(G.players)) player.pack = G.secret.deck.splice(0, PACK);
  G.round += 1;
}

function pass(G) {
  const rests = Object.values(G.players).map((player) => player.pack.filter((card) => card !== player.picked));
  for (let seat = 0; seat < SEATS; seat++) {
    const player = G.players[seat];
    player.kept.push(player.picked);
    player.picked = null;
    player.pack = rests[(seat + 1) % SEATS];
  }
  G.chosen.fill(false);
  if (rests[0].length === 0) {
    if (G.round === ROUNDS) G.over = true;
    else deal(G);
  }
}

function keep({ G, playerID }, card) {
  const player = G.players[playerID];
  if (player.picked !== null || !player.pack.includes(card)) return INVALID_MOVE;
  player.picked = card;
  G.chosen[playerID] = true;
  if (G.chosen.every(Boolean)) pass(G);
}

module.exports = {
  SEATS,
  Draft: {
    name: 'draft',
    minPlayers: SEATS,
    maxPlayers: SEATS,
    disableUndo: true,
    setup: ({ random }) => {
      const deck = random.Shuffle(Array.from({ length: SEATS * PACK * ROUNDS }, (_, card) => card));
      const players = {};
      for (let seat = 0; seat < SEATS; seat++) players[seat] = { pack: [], picked: null, kept: [] };
      const G = { secret: { deck }, players, chosen: Array(SEATS).fill(false), round: 0, over: false };
      deal(G);
      return G;
    },
    playerView: PlayerView.STRIP_SECRETS,
    turn: { activePlayers: ActivePlayers.ALL },
    // The rest of the state is hidden, so the server alone decides; and nobody waits for the choices of others.
    moves: { keep: { move: keep, client: false, ignoreStaleStateID: true } },
    endIf: ({ G }) => (G.over ? { over: true } : undefined),
  },
};
