/** An action in the address is done once; what is left can be bookmarked and shared. */
export function dropAction(): void {
  const url = new URL(location.href);
  url.searchParams.delete("action");
  history.replaceState(history.state, "", url);
}
