// npm start: prepares what is missing, then serves the optimised site.
import "./stop-with-parent.mjs";
import { main, prepare } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

main(async () => runServer(await prepare(), "server/main.ts"));
