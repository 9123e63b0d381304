// The load of `make load` on a boardgame.io server: its own tic-tac-toe, one client for each seat, moves as fast as
// they are confirmed. The server is a process of its own, as Wandwright's is. The last line printed is JSON.
"use strict";
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");

const [port, tables, seconds, role] = process.argv.slice(2);
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(port));
  process.on("message", () => process.send({ memory: process.memoryUsage().rss / 1024 }));
  // A server whose load has gone is of no use.
  process.on("disconnect", () => process.exit(0));
  process.send({ ready: true });
}

function answer(server, message) {
  return new Promise((resolve) => {
    server.once("message", resolve);
    if (message) server.send(message);
  });
}

// One match: the seat whose turn it is moves, and the time runs until its client has the server's word.
function play(url, matchID, until, times) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  return new Promise((resolve) => {
    const clients = ["0", "1"].map((playerID) =>
      Client({ game, matchID, playerID, debug: false, multiplayer: SocketIO({ server: url }) }),
    );
    let begun = 0;
    let asked = -1;
    const finish = () => {
      clients.forEach((client) => client.stop());
      resolve();
    };
    // The other seat hears of a move only from the server, so its news confirm it.
    const heard = (seat) => (state) => {
      if (state === null || !state.isConnected || state.ctx.currentPlayer !== String(seat)) return;
      if (state._stateID === asked) return;
      if (begun) times.push(performance.now() - begun);
      begun = 0;
      if (state.ctx.gameover || performance.now() > until.at) return finish();
      asked = state._stateID;
      begun = performance.now();
      clients[seat].moves.click(state.G.cells.indexOf(null));
    };
    clients.forEach((client, seat) => client.subscribe(heard(seat)));
    clients.forEach((client) => client.start());
    setTimeout(finish, Number(seconds) * 1000 + 5000);
  });
}

async function keepPlaying(url, number, until, times) {
  for (let round = 0; performance.now() < until.at; round += 1) {
    // The server makes a match of that name when its first client asks for it.
    await play(url, `${number}-${round}`, until, times);
  }
}

async function main() {
  const server = fork(__filename, [port, tables, seconds, "serve"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await answer(server);
  const url = `http://localhost:${port}`;
  const before = (await answer(server, "memory")).memory;
  const times = [];
  const begun = performance.now();
  const until = { at: begun + Number(seconds) * 1000 };
  await Promise.all(Array.from({ length: Number(tables) }, (_, number) => keepPlaying(url, number, until, times)));
  const spent = (performance.now() - begun) / 1000;
  const memory = (await answer(server, "memory")).memory - before;
  const { version } = JSON.parse(readFileSync(require.resolve("boardgame.io/package.json")));
  server.kill();
  console.log(JSON.stringify({ version, times, seconds: spent, memory }));
  process.exit(0);
}

(role === "serve" ? serve() : main()).catch((problem) => {
  console.error(problem);
  process.exit(1);
});
