// node --expose-gc server.js PORT [FOLDER]: boardgame.io's server on loopback, in memory or with its FlatFile storage.
const { FlatFile, Server } = require('boardgame.io/server');
const { Draft } = require('./game.js');

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [Draft], origins: [/127\.0\.0\.1/], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });

server.router.get('/measure', (context) => {
  global.gc();
  const { heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  context.body = { bytes: heapUsed + external, cpu: (user + system) / 1e6 };
});

const listen = server.app.listen.bind(server.app);
server.app.listen = (where, ready) => listen(where, '127.0.0.1', ready);
server.run(Number(port));
