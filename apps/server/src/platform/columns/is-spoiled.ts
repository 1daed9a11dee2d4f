/**
 * Whether DuckDB could not read its own file: bytes that are not those it wrote, or a database that it gave up because of them. Nothing in it
 * exists only there, so it is thrown away; a question that fails for its own reasons is not among these.
 */
export function isSpoiled(error: unknown): boolean {
  const said = error instanceof Error ? error.message : String(error);
  // A full disk spoils nothing: what could be read before still can.
  if (/no space left|disk quota|too many open files|out of memory/i.test(said)) return false;
  return /checksum|corrupt|has been invalidated|FATAL Error|INTERNAL Error|Serialization Error|could not read/i.test(
    said,
  );
}
