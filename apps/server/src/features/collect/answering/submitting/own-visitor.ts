/** Whose a record is, and who comes: by which address, with which cookie id, as which person of the name list. */
export interface Visitor {
  readonly code: string;
  readonly cookieId: string | null;
  readonly respondentId: string | null;
}

/**
 * Whether a record is this visitor's. An id may be another's record; ids are random, so nobody meets one by chance. A person of the name list
 * is known by either of their addresses, and on every device when they came by what was sent to them: then the cookie id is our mark. Whoever
 * has nothing but the link, which everybody sees who distributes it, is known by the browser. The statements of page-save.repository.ts and
 * record.repository.ts say the same.
 */
export function isOwnRecord(record: Visitor, { code, cookieId, respondentId }: Visitor): boolean {
  if (record.cookieId !== cookieId || record.respondentId !== respondentId) return false;
  return respondentId !== null || record.code === code;
}
