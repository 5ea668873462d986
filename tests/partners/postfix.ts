import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-ports.mjs";
import { installDebianPackages } from "./debian.ts";

const program = "/usr/sbin/postfix";
/** The user nobody, whom Debian gives this id. */
const nobody = 65_534;

const settings = (folder: string) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.test
mydestination =
mynetworks = 127.0.0.0/8
default_transport = error:nothing leaves this machine
virtual_mailbox_domains = example.org
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = static:all/
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
smtpd_tls_cert_file = ${folder}/cert.pem
smtpd_tls_key_file = ${folder}/key.pem
smtpd_tls_security_level = may
smtpd_tls_received_header = yes
`;

const services = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
proxymap unix - - n - - proxymap
error unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;

export interface Postfix {
  url: string;
  /** Every message for example.org, as delivered. */
  messages(): string[];
  stop(): void;
}

/** A mail server of its own beside the machine's, with a certificate it signed itself. Undefined where it cannot be had. */
export async function startPostfix(): Promise<Postfix | undefined> {
  const has = existsSync(program) || installDebianPackages(["postfix", "openssl"]);
  // Its parts run as users of their own, which only root may start.
  if (!has || process.getuid?.() !== 0) return undefined;
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "postfix-"));
  chmodSync(folder, 0o755);
  for (const name of ["etc", "queue", "data", "mail"]) mkdirSync(path.join(folder, name));
  chownSync(path.join(folder, "mail"), nobody, nobody);
  chownSync(path.join(folder, "data"), Number(execFileSync("id", ["-u", "postfix"])), 0);
  const etc = path.join(folder, "etc");
  writeFileSync(path.join(etc, "main.cf"), settings(folder));
  writeFileSync(path.join(etc, "master.cf"), services(port));
  const names = ["-keyout", `${folder}/key.pem`, "-out", `${folder}/cert.pem`, "-subj", "/CN=mail.test"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names], {
    stdio: "ignore",
  });
  execFileSync(program, ["-c", etc, "start"], { stdio: "ignore" });
  const mailbox = path.join(folder, "mail", "all", "new");
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages: () =>
      existsSync(mailbox)
        ? readdirSync(mailbox).map((name) => readFileSync(path.join(mailbox, name), "utf8"))
        : [],
    stop() {
      execFileSync(program, ["-c", etc, "stop"], { stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
