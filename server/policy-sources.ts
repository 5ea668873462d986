import { type PolicySources, sourceKinds } from "./security-headers.ts";

const maxSources = 60;
const host = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i;
/** A script on a developer's own machine. */
const local = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/;

/** A host that is given without a directive may be all of these. */
const unnamed = ["script", "connect", "img", "frame"] as const;

type Kind = (typeof sourceKinds)[number];
const kindOf = (word: string) => sourceKinds.find((kind) => word === `${kind}-src`);
const directives = sourceKinds.map((kind) => `${kind}-src`).join(", ");

/**
 * `https://a.example https://*.b.example`, or as vendors write it: `script-src https://a.example; frame-src https://b.example`.
 * Nothing but hosts: an operator who copies 'unsafe-inline' or * would open the page to everybody.
 */
export function parsePolicySources(written: string): PolicySources | { problem: string } {
  const found: { kind: Kind; host: string }[] = [];
  let hosts = 0;
  for (const part of written.split(";")) {
    let kinds: readonly Kind[] = unnamed;
    for (const word of part.split(/[\s,]+/).filter(Boolean)) {
      const kind = kindOf(word);
      if (kind) {
        kinds = [kind];
        continue;
      }
      if (!host.test(word) && !local.test(word))
        return {
          problem: `${word.slice(0, 60)} is not a host such as https://cdn.example.com or https://*.example.com, nor one of ${directives}`,
        };
      hosts += 1;
      found.push(...kinds.map((one) => ({ kind: one, host: word })));
    }
  }
  if (hosts > maxSources) return { problem: `must have at most ${maxSources} hosts` };
  return Object.fromEntries(
    Object.entries(Object.groupBy(found, ({ kind }) => kind)).map(([kind, all]) => [
      kind,
      all.map((one) => one.host),
    ]),
  );
}

/** All of them, each host once. */
export const joinSources = (all: readonly PolicySources[]): PolicySources =>
  Object.fromEntries(
    sourceKinds.map((kind) => [kind, [...new Set(all.flatMap((sources) => sources[kind] ?? []))]]),
  );
