// node load.js URL MATCHES MOVES SECONDS: plays at boardgame.io's server with its own client; prints the figures as JSON.
// Every seat of every match has its own connection. In each match one move is on its way at a time, by a random seat that has to choose;
// the next one follows when the mover has the new state.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Draft, SEATS } = require('./game.js');

const [url, ...numbers] = process.argv.slice(2);
const [matches, enough, seconds] = numbers.map(Number);
const latencies = [];
let start = 0;
let end = 0;
const over = () => latencies.length >= enough || performance.now() >= end;
const any = (list) => list[Math.floor(Math.random() * list.length)];

async function ask(path, body) {
  const options = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url + path, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function open() {
  const { matchID } = await ask('/games/draft/create', { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await ask(`/games/draft/${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

async function connect({ matchID, credentials }) {
  const match = { latest: 0, seats: [], news: () => {} };
  const greeted = credentials.map((secret, number) => {
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } });
    const client = Client({ game: Draft, numPlayers: SEATS, multiplayer, matchID, playerID: String(number), credentials: secret, debug: false });
    const seat = { client, number, state: null };
    match.seats.push(seat);
    return new Promise((resolve) => {
      client.subscribe((state) => {
        if (!state || state._stateID === seat.state?._stateID) return;
        seat.state = state;
        match.latest = Math.max(match.latest, state._stateID);
        resolve();
        match.news();
      });
      client.start();
    });
  });
  await Promise.all(greeted);
  return match;
}

async function play(match) {
  const news = () => new Promise((resolve) => { match.news = resolve; });
  while (!over()) {
    const current = match.seats.filter((seat) => seat.state._stateID === match.latest);
    if (current.some((seat) => seat.state.ctx.gameover)) return;
    const asked = current.filter((seat) => !seat.state.G.chosen[seat.number]);
    if (!asked.length) {
      await news();
      continue;
    }
    const seat = any(asked);
    const before = seat.state._stateID;
    const sent = performance.now();
    seat.client.moves.keep(any(seat.state.G.players[seat.number].pack));
    while (seat.state._stateID === before) await news();
    latencies.push(performance.now() - sent);
  }
}

async function slot(match) {
  for (;;) {
    await play(match);
    for (const seat of match.seats) seat.client.stop();
    if (over()) return;
    match = await connect(await open());
  }
}

async function main() {
  const warm = await connect(await open());
  const before = await ask('/measure');
  const opened = [];
  for (let number = 0; number < matches; number++) opened.push(await open());
  const withMatches = await ask('/measure');
  const slots = [];
  for (const match of opened) slots.push(await connect(match));
  const withLines = await ask('/measure');
  const cpu = process.cpuUsage();
  start = performance.now();
  end = start + seconds * 1000;
  await Promise.all(slots.map(slot));
  const took = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const after = await ask('/measure');
  for (const seat of warm.seats) seat.client.stop();
  latencies.sort((a, b) => a - b);
  const round = (value) => Math.round(value * 100) / 100;
  const kib = (from, to) => round((to.bytes - from.bytes) / matches / 1024);
  console.log(JSON.stringify({
    tables: matches,
    seats: SEATS,
    moves: latencies.length,
    seconds: round(took),
    moves_per_s: round(latencies.length / took),
    p50_ms: round(latencies[Math.floor(latencies.length / 2)]),
    p99_ms: round(latencies[Math.floor((latencies.length * 99) / 100)]),
    server_cpu: round((after.cpu - withLines.cpu) / took),
    client_cpu: round((user + system) / 1e6 / took),
    kib_per_table: kib(before, withMatches),
    kib_per_line: round(kib(withMatches, withLines) / SEATS),
    kib_per_table_played: kib(before, after),
  }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
