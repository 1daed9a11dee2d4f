import { applyChanges, type Change, type Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { estimateBytes } from '../../../platform/estimate-bytes.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import { findWholeDocument, listEditsAfter } from './document.repository.ts';

interface Versioned {
  readonly version: number;
  readonly document: Questionnaire;
}

interface Known extends Versioned {
  readonly bytes: number;
  /** What it was when the whole document was last looked at. */
  readonly measuredBytes: number;
}

const MOST_BYTES = 128 * 1024 * 1024;

/** Documents as this process last saw them. Only a head start: what others wrote since is read from the log. */
const known = new LruCache<string, Known>(MOST_BYTES, ({ bytes }) => bytes);

/** The document at a version. Inside a transaction that holds the questionnaire's lock, or for a version that is already there. */
export async function loadDocument(db: Queryable, scrollId: string, version: number): Promise<Questionnaire> {
  const cached = known.get(scrollId);
  const start = cached && cached.version <= version ? cached : await findWholeDocument(db, scrollId, version);
  if (!start) throw new Error(`Questionnaire ${scrollId} has no whole document at or before version ${version}`);
  if (start.version === version) return start.document;
  const edits = await listEditsAfter(db, scrollId, start.version, version);
  const document = edits.reduce((before, edit) => applyChanges(before, edit.changes), start.document);
  const changes = edits.flatMap(edit => edit.changes);
  rememberDocument(scrollId, version, document, changes);
  return document;
}

/** To be called after the transaction that made the version has committed. `changes` are those that led to it. */
export function rememberDocument(
  scrollId: string,
  version: number,
  document: Questionnaire,
  changes: readonly Change[],
): void {
  const cached = known.get(scrollId);
  if (!cached || cached.version < version)
    known.set(scrollId, { version, document, ...sizeAfter(cached, document, changes) });
}

/** A large document would be written as JSON at every edit. What an edit adds is counted instead, until that could be half of it. */
function sizeAfter(
  before: Known | undefined,
  document: Questionnaire,
  changes: readonly Change[],
): Pick<Known, 'bytes' | 'measuredBytes'> {
  if (before) {
    const bytes = before.bytes + estimateBytes(changes);
    if (bytes < before.measuredBytes * 2) return { bytes, measuredBytes: before.measuredBytes };
  }
  const bytes = estimateBytes(document);
  return { bytes, measuredBytes: bytes };
}
