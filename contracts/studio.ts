/** What the studio and the site agree on beside the library: sign-in, and who may write. Plain values only. */
export const studioPath = "/studio";

/** The studio, as the embedded provider knows it. */
export const studioClientId = "wellspring-studio";
export const studioRedirectPath = `${studioPath}/api/signed-in`;

/** POST StudioPerson with the shared key as a bearer token → StudioRoles; 404 `person.signed_out` once the sign-in has ended. */
export const studioPersonPath = "/hooks/studio/person";

/** POST `{by, change?}` with the key → `{people: WritingPerson[]}`, after the change. */
export const studioRolesPath = "/hooks/studio/roles";
/** GET with the key → `{isOpen, code}`: nobody may write yet, and the code for whoever comes first. POST `{subject}` → the first Operator; 409 `role.given` later. */
export const studioFirstPath = "/hooks/studio/first";

export interface WritingPerson {
  subject: string;
  /** Unknown when another provider has the account. */
  email?: string | undefined;
  roles: string[];
}

export interface StudioPerson {
  subject: string;
  /** The sign-in, as the embedded provider's access token names it; another provider's has none. */
  session?: string | undefined;
  grant?: string | undefined;
}

export interface StudioRoles {
  roles: string[];
}

/** POST `{ now }` with the shared key, when a developer has moved the site's clock: what is scheduled until then is done. */
export const studioClockPath = `${studioPath}/api/clock`;
