import { documentKinds, readingKinds, type SiteDocumentKind } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPlannedVersion, type NewDocument, placeDocument } from '../../people/documents/index.ts';
import { handOf } from '../operators/index.ts';

interface Written {
  readonly kind: SiteDocumentKind;
  /** The newest version that its writer saw. */
  readonly seen: number;
  readonly zh: string;
  readonly en: string;
  readonly asksAgain: boolean;
}

/** A new version that holds from now on, or from a moment to come. Whoever came second is refused, and still has what they wrote. */
export async function placeVersion(
  { database, clock, operator }: Pick<CallContext<'operator'>, 'database' | 'clock' | 'operator'>,
  { seen, ...written }: Written,
  from: number | undefined,
): Promise<{ version: number }> {
  const now = clock.now();
  if (from !== undefined && from <= now.getTime())
    throw new Refusal('inputInvalid', { field: 'from', problem: { word: 'invalid' } });
  return database.transaction(async db => {
    const placing = { from: from === undefined ? now : new Date(from), by: handOf(operator), seen };
    const version = await placeDocument(db, documentOf(written), placing, now);
    if (version !== undefined) return { version };
    const isPlanned = (await findPlannedVersion(db, written.kind, now)) !== undefined;
    throw new Refusal(isPlanned ? 'documentPlanned' : 'contentSavedByOthers');
  });
}

/** What nobody agrees to asks nobody again. */
function documentOf({ kind, zh, en, asksAgain }: Omit<Written, 'seen'>): NewDocument {
  const agreed = documentKinds.find(one => one === kind);
  if (agreed) return { kind: agreed, zh, en, asksAgain };
  if (asksAgain) throw new Refusal('inputInvalid', { field: 'asksAgain', problem: { word: 'invalid' } });
  return { kind: readingKinds.find(one => one === kind)!, zh, en, asksAgain: false };
}
