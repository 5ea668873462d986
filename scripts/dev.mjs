// npm run dev: the same server with Vite in front, so that a saved file is on the screen at once.
import { developmentFlags } from "../server/node-flags.mjs";
import { main, prepare } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

main(async () => runServer(await prepare({ build: false }), "server/dev.ts", developmentFlags));
