/** A claim by its name, or by a path of names: `realm_access.roles`. */
export function rolesIn(claims: Record<string, unknown>, claim = "roles"): string[] {
  const named =
    claims[claim] ??
    claim
      .split(".")
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], claims);
  return Array.isArray(named) ? named.filter((role) => typeof role === "string") : [];
}
