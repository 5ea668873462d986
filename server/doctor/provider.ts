import type { Config } from "../config.ts";
import { providerProblems } from "../parts/provider-check.ts";
import { type Finding, fail, ok, warning } from "./finding.ts";

const check = "sign-in";
/** Everything works without these, only not as well. */
const bearable = /end_session_endpoint/;

/** Another OpenID provider, read as a browser on our pages reads it. */
export async function checkProvider(
  config: Pick<Config, "ORIGIN" | "OIDC_AUTHORITY" | "OIDC_SCOPE" | "OIDC_TOKENS">,
): Promise<Finding[]> {
  const { OIDC_AUTHORITY: authority } = config;
  if (!authority) return [ok(check, "by the embedded provider")];
  const problems = await providerProblems(config);
  if (problems.length === 0) return [ok(check, `${authority} has all that the site needs`)];
  const mend = "Change it at the provider, or the OIDC_ settings (services/identity/README.md).";
  return problems.map((problem) =>
    (bearable.test(problem) ? warning : fail)(check, `${authority}: ${problem}`, mend),
  );
}
