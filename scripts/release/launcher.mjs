import { nodeEnvironment, nodeFlags } from "../../server/node-flags.mjs";
import { commands } from "./contents.mjs";

/** `bin/wellspring`: a shell script that is replaced by Node, so that signals and exit codes are the server's own. */
export const launcher = () => `#!/bin/sh
# Made by npm run build.
set -eu
home=$(dirname "$(dirname "$(readlink -f "$0")")")
command=\${1:-start}
[ $# -eq 0 ] || shift
case $command in
${Object.entries(commands)
  .map(([name, file]) => `  ${name}) file=${file} ;;`)
  .join("\n")}
  --version) exec cat "$home/VERSION" ;;
  *) echo "usage: wellspring ${Object.keys(commands).join("|")}|--version" >&2; exit 2 ;;
esac
if [ -z "\${ENV_FILE:-}" ] && [ -r /etc/wellspring.env ]; then export ENV_FILE=/etc/wellspring.env; fi
export DATA_DIR="\${DATA_DIR:-/var/lib/wellspring}"
export ${Object.entries(nodeEnvironment)
  .map(([name, value]) => `${name}=${value}`)
  .join(" ")}
if [ "$command" = start ]; then
  export NODE_COMPILE_CACHE="$DATA_DIR/compile-cache"
  # Once: the server itself then never spends the time and memory on it.
  [ -e "$DATA_DIR/scripture/rv1909.text" ] || "$home/bin/node" "$home/services/scripture/cache-texts.ts" "$DATA_DIR" || true
fi
cd "$home"
exec "$home/bin/node" ${nodeFlags.join(" ")} "$home/$file" "$@"
`;
