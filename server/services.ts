import path from "node:path";
import type { Hono } from "hono";
import { type Clock, createMovableClock, type MovableClock, systemClock } from "../platform/clock.ts";
import { openDatabase } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { createContentApp } from "../services/content/app.ts";
import { createContentClient } from "../services/content/client.ts";
import { createContentHooks } from "../services/content/hooks.ts";
import { loadContent } from "../services/content/load.ts";
import { createMediaApp } from "../services/content/media-app.ts";
import { watchContent } from "../services/content/watch.ts";
import { createLeadsApp } from "../services/leads/app.ts";
import { createLeadsClient } from "../services/leads/client.ts";
import { createLeadsStore } from "../services/leads/store.ts";
import { createScriptureApp } from "../services/scripture/app.ts";
import { createScriptureClient } from "../services/scripture/client.ts";
import { loadModules, swordFolders } from "../services/scripture/load.ts";
import { createScripture } from "../services/scripture/service.ts";
import type { SiteServices } from "../site/context.ts";
import type { Config } from "./config.ts";

export interface Check {
  name: string;
  ok: boolean;
}

export interface Parts {
  config: Config;
  clock: Clock | MovableClock;
  log: Log;
  site: Omit<SiteServices, "settings">;
  apps: { content?: Hono; media?: Hono; hooks: Hono; scripture: Hono; leads?: Hono };
  contentVersion(): string;
  readiness(): Promise<Check[]>;
  close(): Promise<void>;
}
