import {
  type DocumentRoomKind,
  type DocumentRoomVersion,
  type DocumentState,
  documentKinds,
  LISTED_VERSIONS,
  readingKinds,
  switchedKinds,
} from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { type KeptDocument, listKeptDocuments, readShownDocuments } from '../../people/documents/index.ts';

const kinds = [...documentKinds, ...readingKinds];

/** Every text with its versions, the newest first, and below them the one that comes with the product. */
export async function listDocuments(db: Queryable, now: Date): Promise<DocumentRoomKind[]> {
  const shown = await readShownDocuments(db);
  const kept = await listKeptDocuments(db, kinds, LISTED_VERSIONS);
  return kinds.map(kind => {
    const versions = kept.filter(one => one.kind === kind);
    const holding = versions.find(one => hasCome(one, now))?.version ?? 0;
    const switched = switchedKinds.find(one => one === kind);
    return {
      kind,
      isShown: switched ? shown[switched] : null,
      versions: [...versions.map(one => present(one, holding, now)), ownVersion(holding)],
    };
  });
}

const hasCome = ({ validFrom, cancelledAt }: KeptDocument, now: Date) => cancelledAt === null && validFrom <= now;

function stateOf(one: KeptDocument, holding: number, now: Date): DocumentState {
  if (one.cancelledAt !== null) return 'cancelled';
  if (!hasCome(one, now)) return 'planned';
  return one.version === holding ? 'holds' : 'held';
}

function present(one: KeptDocument, holding: number, now: Date): DocumentRoomVersion {
  const { version, asksAgain, publishedAt, validFrom, byKind, byName } = one;
  return {
    version,
    state: stateOf(one, holding, now),
    asksAgain,
    writtenTime: publishedAt.getTime(),
    validFrom: validFrom.getTime(),
    by: { kind: byKind, name: byName },
  };
}

const ownVersion = (holding: number): DocumentRoomVersion => ({
  version: 0,
  state: holding === 0 ? 'holds' : 'held',
  asksAgain: false,
  writtenTime: null,
  validFrom: null,
  by: { kind: 'product', name: '' },
});
