import { content, preparation } from "./content.ts";
import { data } from "./data.ts";
import { delivery } from "./delivery.ts";
import { identity } from "./identity.ts";
import { limits } from "./limits.ts";
import { mail } from "./mail.ts";
import { measurement } from "./measurement.ts";
import { payments } from "./payments.ts";
import { site } from "./site.ts";
import { watching } from "./watching.ts";

/** Every setting of the server, its default and what it must look like. Nothing else but environment.ts reads the environment. */
export const settingShape = {
  ...site,
  ...data,
  ...content,
  ...identity,
  ...payments,
  ...mail,
  ...measurement,
  ...watching,
  ...limits,
  ...delivery,
};

/** The same with what only preparation reads, in the order of docs/settings.md. */
export const settingGroups = {
  "The site": site,
  Data: data,
  "Content and Scripture": { ...content, ...preparation },
  Identity: identity,
  Payments: payments,
  "Mail, texts and leads": mail,
  "Measurement, advertising and popups": measurement,
  "Logs, metrics and traces": watching,
  "Processes, limits and caches": limits,
  "CDN and media": delivery,
};
