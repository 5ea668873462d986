/** The same article page as small projects of other frameworks, installed and built apart from the product. */
import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../scripts/free-ports.mjs";
import { sendRequest } from "../../tests/support/server.ts";

const run = promisify(execFile);
const startSeconds = 60;

export interface PageData {
  title: string;
  css: string;
  paragraphs: { id: string; className: string; text: string }[];
}

interface Rival {
  name: string;
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
  files: Record<string, string>;
  build: string[];
  start: string[];
}

/** Read once by each server, so that all have their data in memory. */
const readData = `import { readFileSync } from "node:fs";
export const page = JSON.parse(readFileSync(process.env.PAGE_DATA, "utf8"));
`;

const nextPage = (load: string) => `import { page } from "../data.mjs";
export const ${load} = () => ({ props: { title: page.title, paragraphs: page.paragraphs } });
export default function Page({ title, paragraphs }) {
  return (
    <article>
      <h1>{title}</h1>
      {paragraphs.map(({ id, className, text }) => <p key={id} id={id} className={className}>{text}</p>)}
    </article>
  );
}
`;

const nextDocument = `import { Head, Html, Main, NextScript } from "next/document";
import { page } from "../data.mjs";
export default function Document() {
  return (
    <Html>
      <Head><style dangerouslySetInnerHTML={{ __html: page.css }} /></Head>
      <body><Main /><NextScript /></body>
    </Html>
  );
}
`;

const nuxtPage = `<script setup>
const { data: page } = await useAsyncData("page", () => $fetch("/api/page"));
if (import.meta.server) useHead({ style: [{ innerHTML: (await import("~~/server/data.mjs")).page.css }] });
</script>
<template>
  <article>
    <h1>{{ page.title }}</h1>
    <p v-for="{ id, className, text } in page.paragraphs" :id="id" :key="id" :class="className">{{ text }}</p>
  </article>
</template>
`;

/** Each has its style sheet and its markup in the page once, and the data for the browser once more, as the product has. */
export const rivals: Rival[] = [
  {
    name: "Next",
    dependencies: { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
    files: {
      "data.mjs": readData,
      "pages/_document.jsx": nextDocument,
      "pages/rendered.jsx": nextPage("getServerSideProps"),
      "pages/cached.jsx": nextPage("getStaticProps"),
    },
    build: ["node_modules/next/dist/bin/next", "build"],
    start: ["node_modules/next/dist/bin/next", "start"],
  },
  {
    name: "Nuxt",
    dependencies: { nuxt: "4.5.2" },
    // The same as in our own package.json: the next one has no native part for every machine.
    overrides: { rolldown: "1.2.18" },
    files: {
      "nuxt.config.ts":
        'export default defineNuxtConfig({ telemetry: false, experimental: { payloadExtraction: false }, routeRules: { "/cached": { swr: 3600 } } });\n',
      "app/app.vue": "<template><NuxtPage /></template>\n",
      "app/pages/rendered.vue": nuxtPage,
      "app/pages/cached.vue": nuxtPage,
      "server/data.mjs": readData,
      "server/api/page.get.js":
        'import { page } from "../data.mjs";\nexport default defineEventHandler(() => ({ title: page.title, paragraphs: page.paragraphs }));\n',
    },
    build: ["node_modules/nuxt/bin/nuxt.mjs", "build"],
    start: [".output/server/index.mjs"],
  },
];

/** Outside of the project, so that neither finds the other's packages; used again as long as it says the same. */
async function prepare(rival: Rival, data: string): Promise<string> {
  const { name, dependencies, overrides, files, build } = rival;
  const folder = path.join(tmpdir(), "wellspring-frameworks", name.toLowerCase());
  const description = JSON.stringify({ dependencies, overrides, files, data });
  const done = path.join(folder, "built.json");
  if (existsSync(done) && readFileSync(done, "utf8") === description) return folder;
  for (const [file, text] of Object.entries({
    ...files,
    "page.json": data,
    "package.json": `${JSON.stringify({ private: true, type: "module", dependencies, overrides }, null, 2)}\n`,
  })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const env = environmentIn(folder);
  console.log(
    `  ${name}: installing ${Object.entries(dependencies).join(", ").replaceAll(",", " ")} in ${folder}`,
  );
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, env });
  console.log(`  ${name}: building`);
  await run(process.execPath, build, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  writeFileSync(done, description);
  return folder;
}

const environmentIn = (folder: string): NodeJS.ProcessEnv => ({
  // The registry may be behind a proxy with a certificate of its own.
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
  PAGE_DATA: path.join(folder, "page.json"),
});

export async function startRival(rival: Rival, data: PageData): Promise<{ url: string; stop(): void }> {
  const folder = await prepare(rival, JSON.stringify(data));
  const port = String(await freePort());
  const child = spawn(process.execPath, rival.start, {
    cwd: folder,
    env: { ...environmentIn(folder), PORT: port, HOST: "127.0.0.1", HOSTNAME: "127.0.0.1" },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    sendRequest(url, "/rendered").then(
      ({ status }) => status === 200,
      () => false,
    );
  for (let second = 0; !(await answers()); second++) {
    if (second === startSeconds) {
      child.kill();
      throw new Error(`${rival.name} in ${folder} does not answer /rendered.`);
    }
    await sleep(1000);
  }
  return { url, stop: () => void child.kill() };
}
