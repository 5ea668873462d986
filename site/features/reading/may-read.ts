import { premiumRole } from "../../../contracts/site.ts";
import { siteSettings } from "../../settings.ts";

/** Whether what is closed to most is open to this reader; a stranger has no roles. */
export const mayRead = (access: string, roles: readonly string[] | undefined): boolean =>
  access === "free" ||
  (roles !== undefined && (access !== "premium" || roles.includes(premiumRole(siteSettings().productName))));
