// The load of `make load` on a boardgame.io server: its own tic-tac-toe, moves as fast as they
// are confirmed. The server is a process of its own, as Wandwright's is. The last line printed is JSON.
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

// One connection plays both seats of one match after the other, as Wandwright's browsers do. The time runs from sending
// a move to the server's news of it; the package's own client would show its guess before that.
function keepPlaying(url, number, until, times) {
  const socket = require("socket.io-client").io(`${url}/${game.name}`, { transports: ["websocket"] });
  let round = 0;
  let begun = 0;
  const begin = () => socket.emit("sync", `${number}-${round}`, "0", undefined, 2);
  return new Promise((resolve) => {
    const heard = (state) => {
      if (begun) times.push(performance.now() - begun);
      begun = 0;
      if (performance.now() > until.at) {
        socket.close();
        return resolve();
      }
      if (state.ctx.gameover) {
        round += 1;
        return begin();
      }
      const playerID = state.ctx.currentPlayer;
      const payload = { type: "click", args: [state.G.cells.indexOf(null)], playerID };
      begun = performance.now();
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, `${number}-${round}`, playerID);
    };
    socket.on("connect", begin);
    socket.on("sync", (_, info) => heard(info.state));
    socket.on("update", (_, state) => heard(state));
  });
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
  // A pipe takes only so much at once; leaving before it has all would cut the line off.
  process.stdout.write(`${JSON.stringify({ version, times, seconds: spent, memory })}\n`, () => process.exit(0));
}

(role === "serve" ? serve() : main()).catch((problem) => {
  console.error(problem);
  process.exit(1);
});
