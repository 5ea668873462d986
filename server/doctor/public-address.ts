import { readdirSync } from "node:fs";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import * as z from "zod";
import type { Config } from "../config.ts";
import { type Finding, fail, ok, reasonOf, skipped, warning } from "./finding.ts";
import { checkProxies } from "./proxies.ts";
import { askAsDoctor, doctorHeader, type HealthDetails, healthDetails } from "./signed-health.ts";

const check = "public address";
const timeoutMs = 15_000;
const minDaysLeft = 14;
const dayMs = 86_400_000;

type AddressSettings = Pick<
  Config,
  "ORIGIN" | "JOURNAL_KEYS" | "dataDir" | "TRUSTED_PROXIES" | "production" | "root"
>;

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
  /** When the certificate ends; undefined over plain http. */
  validTo: Date | undefined;
}

/** One request over the public address, with its certificate looked at. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const send = url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = send(url, { headers, agent: false, timeout: timeoutMs }, (response) => {
      const { valid_to } = (response.socket as Partial<TLSSocket>).getPeerCertificate?.() ?? {};
      text(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            validTo: valid_to ? new Date(valid_to) : undefined,
          }),
        reject,
      );
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer in ${timeoutMs / 1000} seconds`)));
    sent.on("error", reject);
    sent.end();
  });
}

const certificateMends: Record<string, string> = {
  CERT_HAS_EXPIRED: "Renew the certificate; a proxy such as Caddy does so by itself.",
  ERR_TLS_CERT_ALTNAME_INVALID: "Get a certificate for this name, or correct ORIGIN.",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "Browsers refuse a self-signed certificate: get one from an authority such as Let's Encrypt.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "Let the proxy send the whole chain (fullchain.pem), not the certificate alone.",
};

function unreachable(origin: string, error: unknown): Finding {
  const { code = "" } = error as { code?: string };
  const words: Record<string, string> = {
    ENOTFOUND: "The name is unknown: add a DNS record for it, or correct ORIGIN.",
    ECONNREFUSED: "Nothing listens there: start the server and the proxy, or correct ORIGIN.",
    ...certificateMends,
  };
  return fail(
    check,
    `${origin} cannot be reached: ${reasonOf(error) || code}`,
    words[code] ??
      "See whether DNS, firewall and proxy lead to this server; some networks cannot reach their own public address from inside.",
  );
}

const readiness = z.object({
  status: z.string(),
  cannotServe: z.array(z.string()),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean() })),
});

function checkReadiness({ status, body }: Answer): Finding {
  const name = "readyz";
  const parsed = readiness.safeParse(parseJson(body));
  if (!parsed.success)
    return fail(
      name,
      `/readyz answers ${status} and not what this server says`,
      "The proxy must pass this path on.",
    );
  const { status: said, cannotServe, checks } = parsed.data;
  if (cannotServe.length === 0) return ok(name, `${said}: ${checks.map((each) => each.name).join(", ")}`);
  const away = checks.filter((each) => !each.ok).map((each) => each.name);
  return (status === 200 ? warning : fail)(
    name,
    `${said}: not working: ${away.join(", ")}, so that these are not served: ${cannotServe.join("; ")}`,
    "The server's log says why, with the part's name.",
  );
}

function checkCertificate({ validTo, headers }: Answer, origin: string): Finding[] {
  if (!validTo)
    return [
      warning(
        "tls",
        `${origin} is plain http: passwords and cookies travel in the open`,
        "Put a proxy with TLS in front and set ORIGIN to https://…",
      ),
    ];
  const days = Math.floor((validTo.getTime() - Date.now()) / dayMs);
  const until = `the certificate is valid for ${days} more days`;
  return [
    days < minDaysLeft
      ? warning("tls", until, "Renew it now, and see why it was not renewed by itself.")
      : ok("tls", until),
    /max-age=[1-9]/.test(headers["strict-transport-security"] ?? "")
      ? ok("hsts", "browsers come back by https only")
      : warning(
          "hsts",
          "the answer has no Strict-Transport-Security",
          "The server sends it; let the proxy pass it on.",
        ),
  ];
}

/** Its name is in the file that browsers load to learn of new builds. */
function localBuild(root: string): string | undefined {
  try {
    const files = readdirSync(path.join(root, "build", "client", "assets"));
    return files.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find((found) => found !== undefined);
  } catch {
    return undefined;
  }
}

function checkInstallation(details: HealthDetails, root: string): Finding {
  const build = localBuild(root);
  return build === undefined || build === details.build
    ? ok("installation", `the answer comes from this installation, build ${details.build}`)
    : warning(
        "installation",
        `the server runs build ${details.build}, and ${build} is installed here`,
        "Restart the server, or run this where it is installed.",
      );
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Health, readiness, certificate, build and proxies, all over the address that readers use. */
export async function checkPublicAddress(config: AddressSettings): Promise<Finding[]> {
  const { ORIGIN: origin, root } = config;
  const question = askAsDoctor(config);
  let health: Answer;
  try {
    health = await ask(`${origin}/healthz`, question ? { [doctorHeader]: question.header } : {});
  } catch (error) {
    return [unreachable(origin, error)];
  }
  const said = parseJson(health.body);
  if (health.status !== 200 || (said as { status?: unknown } | undefined)?.status !== "ok")
    return [
      fail(
        check,
        `${origin}/healthz answers ${health.status}${health.headers.location ? ` to ${health.headers.location}` : ""}`,
        health.status >= 502 && health.status <= 504
          ? "The proxy does not reach the server: start it, and compare HOST and PORT with the proxy's settings."
          : "Something else than this server answers there: see the proxy's settings and ORIGIN.",
      ),
    ];
  const findings = [ok(check, `${origin} answers`), ...checkCertificate(health, origin)];
  findings.push(checkReadiness(await ask(`${origin}/readyz`)));
  if (!question)
    return [
      ...findings,
      skipped("installation", "there is no key yet that the server and this command share"),
    ];
  const details = healthDetails.safeParse(said);
  if (!details.success || !question.isAnswer(details.data))
    return [
      ...findings,
      fail(
        "installation",
        `${origin} is answered by a server with other keys than these settings`,
        "Restart the server if its settings have changed; else correct ORIGIN or DNS: another installation answers there.",
      ),
    ];
  return [...findings, checkInstallation(details.data, root), ...checkProxies(details.data, config)];
}
