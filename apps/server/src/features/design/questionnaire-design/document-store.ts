import { applyChanges, type Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import { findWholeDocument, listEditsAfter } from './document.repository.ts';

interface Versioned {
  readonly version: number;
  readonly document: Questionnaire;
}

/** Documents as this process last saw them. Only a head start: what others wrote since is read from the log. */
const known = new LruCache<string, Versioned>(200);

/** The document at a version. Inside a transaction that holds the questionnaire's lock, or for a version that is already there. */
export async function loadDocument(db: Queryable, scrollId: string, version: number): Promise<Questionnaire> {
  const cached = known.get(scrollId);
  const start = cached && cached.version <= version ? cached : await findWholeDocument(db, scrollId, version);
  if (!start) throw new Error(`Questionnaire ${scrollId} has no whole document at or before version ${version}`);
  if (start.version === version) return start.document;
  const edits = await listEditsAfter(db, scrollId, start.version, version);
  const document = edits.reduce((before, edit) => applyChanges(before, edit.changes), start.document);
  rememberDocument(scrollId, version, document);
  return document;
}

/** To be called after the transaction that made the version has committed. */
export function rememberDocument(scrollId: string, version: number, document: Questionnaire): void {
  const cached = known.get(scrollId);
  if (!cached || cached.version < version) known.set(scrollId, { version, document });
}
