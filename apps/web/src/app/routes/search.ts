/** The query as plain text: the router's own reading would turn scrollId=0042 or a long number into another one. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(query: Record<string, unknown>): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}
