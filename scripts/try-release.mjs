// npm run try:release: follows docs/deploy.md, by its own commands, in a fresh Debian with systemd; says what it took.
// --release FOLDER takes a release that is there instead of building one, --base FOLDER a Debian that was made before.
// Needs root on Linux, debootstrap and slirp4netns. Takes some minutes.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { main, root as project, say } from "./prepare.mjs";
import { guideSteps } from "./release/guide.mjs";
import { makeRoot, removeRoot, startMachine } from "./release/trial-machine.mjs";

const { values: options } = parseArgs({
  options: {
    base: { type: "string" },
    release: { type: "string" },
    keep: { type: "boolean", default: false },
  },
});

/** Caddy makes certificates for such a name by itself, and it needs no name server. */
const site = "wellspring.localhost";
const guide = readFileSync(path.join(project, "docs/deploy.md"), "utf8")
  .replaceAll("SITE=www.example.org", `SITE=${site}`)
  .replaceAll("https://git.example.org/wellspring.git", "/srv/wellspring.git");

const seconds = (since) => Math.round((performance.now() - since) / 100) / 10;

function check(what, holds, found = "") {
  if (!holds) throw new Error(`NOT SO: ${what}${found === "" ? "" : `\n${found}`}`);
  say(`so it is: ${what}`);
}

const caddyRoot = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const trusted = "/root/trusted.crt";

async function until(machine, commands, what) {
  for (let tries = 0; tries < 120; tries++) {
    const { status, output } = machine.run(commands, { check: false });
    if (status === 0) return output;
    await wait(500);
  }
  const { output } = machine.run("journalctl -u wellspring -u caddy -u nginx -n 40 --no-pager", {
    check: false,
  });
  throw new Error(`${what} did not come.\n${output}`);
}

const fetching = (address, more = "") =>
  `curl -sS --fail --max-time 20 --cacert ${trusted} ${more} '${address}'`;

/** The folders of the disk that the server itself may write to, as root even. */
function writable(machine, pid) {
  const places =
    "/ /opt/wellspring /opt/wellspring/content /opt/wellspring/node_modules /etc /usr /var /var/lib /var/cache /srv";
  const tries = `for place in ${places} /var/lib/wellspring; do touch $place/.trial 2>/dev/null && echo $place && rm $place/.trial; done; true`;
  return machine.run(`nsenter -t ${pid} -m sh -c '${tries}'`).output;
}

async function checkSite(machine) {
  const show = (property) => machine.run(`systemctl show wellspring -P ${property}`).output;
  await until(machine, `test -s ${caddyRoot} && cp ${caddyRoot} ${trusted}`, "Caddy's certificate");
  const ready = await until(machine, fetching(`https://${site}/readyz`), "https://…/readyz");
  check(
    "/readyz answers behind TLS, and every part is there but e-mail, which has no server yet",
    /"cannotServe":\[("e-mail")?\]/.test(ready),
    ready,
  );
  const home = machine.run(fetching(`https://${site}/`, "-D -")).output;
  check(
    "the home page comes by HTTP/2 with a certificate that is verified",
    /^HTTP\/2 200/.test(home) && home.includes("</html>"),
  );
  const plain = machine.run(`curl -sS -o /dev/null -w '%{http_code} %{redirect_url}' http://${site}/`).output;
  check("plain http leads to https", plain === `308 https://${site}/`, plain);

  const pid = show("MainPID");
  const [user, parent, command] = machine
    .run(`stat -c %U /proc/${pid}; sed -n 's/^PPid:.//p' /proc/${pid}/status; readlink /proc/${pid}/exe`)
    .output.split("\n");
  check("the server runs as the user wellspring", user === "wellspring", user);
  check(
    "and is systemd's own child: no wrapper stays",
    parent === "1" && command === "/opt/wellspring/bin/node",
    `${parent} ${command}`,
  );
  const places = writable(machine, pid);
  check("of the disk it can write to /var/lib/wellspring alone", places === "/var/lib/wellspring", places);

  const index = machine.run(fetching(`https://${site}/sitemap_index.xml`)).output;
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const pages = maps.flatMap((map) =>
    [...machine.run(fetching(map)).output.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address),
  );
  const john = pages.find((address) => address.endsWith("/es/bible/rv1909/john/3"));
  check(`the sitemaps name ${pages.length} pages, John 3 in Spanish is one`, john !== undefined);
  const chapter = machine.run(fetching(john)).output;
  check(
    `${new URL(john).pathname} has the Reina-Valera text`,
    chapter.includes("de tal manera amó Dios al mundo"),
  );

  say(
    machine.run(
      "systemd-analyze verify /etc/systemd/system/wellspring.service 2>&1; systemd-analyze security wellspring --no-pager | tail -1",
      { check: false },
    ).output,
  );
  const stopping = performance.now();
  machine.run("systemctl stop wellspring");
  check(
    `systemctl stop ends it in ${seconds(stopping)} s, with success`,
    show("Result") === "success" && show("ExecMainStatus") === "0",
    `${show("Result")} ${show("ExecMainStatus")}`,
  );
  const starting = performance.now();
  machine.run("systemctl start wellspring");
  await until(machine, fetching(`https://${site}/healthz`), "/healthz");
  const memory = machine.run(
    "sed -n 's/^VmRSS:[^0-9]*//p' /proc/$(systemctl show wellspring -P MainPID)/status",
  ).output;
  say(`started again and answering after ${seconds(starting)} s, with ${memory} of memory`);
  machine.run(
    "cp /etc/wellspring.env /root/good.env; echo 'PORT=none' >> /etc/wellspring.env; systemctl restart wellspring",
  );
  await wait(5000);
  const bad = machine.run("journalctl -u wellspring -n 20 -o cat --no-pager").output;
  check(
    "a bad setting is named, and the unit stays down",
    /PORT: /.test(bad) && show("ActiveState") === "failed",
    `${show("ActiveState")}\n${bad}`,
  );
  machine.run(
    "cat /root/good.env > /etc/wellspring.env; systemctl reset-failed wellspring; systemctl start wellspring",
  );
}

async function checkNginx(machine) {
  const [step] = guideSteps(guide, "nginx");
  machine.run(`systemctl stop caddy
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${site} -addext subjectAltName=DNS:${site} -keyout /etc/ssl/private/wellspring.key -out /etc/ssl/certs/wellspring.pem 2>/dev/null
cp /etc/ssl/certs/wellspring.pem ${trusted}`);
  machine.run(step.commands, { show: true });
  await until(machine, fetching(`https://${site}/healthz`), "/healthz behind nginx");
  const cacheOf = (address, more = "") =>
    /^x-cache: (\S+)/im.exec(
      machine.run(fetching(`https://${site}${address}`, `-o /dev/null -D - ${more}`)).output,
    )?.[1];
  const twice = (address) => `${cacheOf(address)} ${cacheOf(address)}`;
  check("nginx caches a page as its headers say", twice("/es/bible/rv1909/john/4") === "MISS HIT");
  const chosen = cacheOf("/es/bible/rv1909/john/4", "-b bible-en-US=web");
  check("lets a reader's chosen translation pass", chosen === "BYPASS", chosen);
  const health = twice("/healthz");
  check("and stores nothing that is not to be stored", health === "MISS MISS", health);
  machine.run("systemctl stop wellspring");
  const away = cacheOf("/es/bible/rv1909/john/4");
  check("a cached page is there while the server is away", away === "HIT" || away === "STALE", away);
}

main(async () => {
  if (process.getuid?.() !== 0 || process.platform !== "linux") throw new Error("Run this as root on Linux.");
  const folder = mkdtempSync("/var/tmp/wellspring-trial-");
  const root = path.join(folder, "root");
  mkdirSync(root);
  const making = performance.now();
  makeRoot(root, options.base);
  execFileSync("git", ["clone", "--quiet", "--bare", project, path.join(root, "srv/wellspring.git")]);
  if (options.release) execFileSync("cp", ["-a", options.release, path.join(root, "opt/wellspring")]);
  const machine = await startMachine(root);
  say(`a fresh Debian runs in ${root} after ${seconds(making)} s`);
  try {
    const steps = guideSteps(guide, "step").filter(
      ({ title }) => !options.release || !title.includes("Build"),
    );
    const began = performance.now();
    const times = [];
    for (const { title, commands } of steps) {
      say(`step ${title}`);
      const since = performance.now();
      machine.run(commands, { show: true });
      times.push(`${title} ${seconds(since)} s`);
      say(`step ${times.at(-1)}`);
    }
    machine.run(
      "command -v curl >/dev/null || apt-get install -y -qq --no-install-recommends curl >/dev/null",
    );
    await checkSite(machine);
    const took = seconds(began);
    await checkNginx(machine);
    say(
      `${steps.length} steps (${times.join(", ")}); from nothing to a checked site behind TLS in ${took} s`,
    );
    say(
      machine
        .run(
          "cat /opt/wellspring/VERSION; du -sm /opt/wellspring | cut -f1; find /opt/wellspring -type f | wc -l; . /etc/os-release; echo $PRETTY_NAME",
        )
        .output.replaceAll("\n", ", "),
    );
  } finally {
    await machine.stop();
    if (options.keep) say(`${folder} is left as it was`);
    else removeRoot(folder);
  }
});
