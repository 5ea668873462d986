// npm run media:push: puts the pictures that this machine has scaled or fetched into the bucket of MEDIA_S3_URL.

import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/media-command.ts");
