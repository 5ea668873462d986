import type { ContentRef } from "../../../contracts/content.ts";
import type { Author } from "../reading/byline.tsx";
import { withoutSlash } from "./load-cards.server.ts";

/** As a page names them; only someone with a last name is a person, a desk is an organisation. */
export const authorsOf = (contributors: readonly ContentRef[] | null): Author[] =>
  (contributors ?? []).map(({ name, route, properties }) => {
    const { firstName, lastName } = properties ?? {};
    return {
      name,
      path: withoutSlash(route.path),
      ...(lastName ? { firstName: String(firstName ?? ""), lastName: String(lastName) } : {}),
    };
  });
