/** Whose a record is, and who comes: by which address, with which cookie id, as which person of the name list. */
export interface Visitor {
  readonly code: string;
  readonly cookieId: string | null;
  readonly respondentId: string | null;
}

/**
 * Whether a record is this visitor's. An id may be another's record; ids are random, so nobody meets one by chance. A person of the name list
 * is known on every device and by either of their addresses. The statements of page-save.repository.ts and record.repository.ts say the same.
 */
export function isOwnRecord(record: Visitor, { code, cookieId, respondentId }: Visitor): boolean {
  if (record.respondentId !== null || respondentId !== null) return record.respondentId === respondentId;
  return record.code === code && record.cookieId === cookieId;
}
