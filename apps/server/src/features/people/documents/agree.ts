import { documentKinds, type NamedDocument } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertAgreements, listAgreements } from './agreement.repository.ts';
import { type HoldingVersion, listHolding } from './document-version.repository.ts';

/** What holds now, of every kind: an operator's last version, or the text that comes with the product. */
export async function listCurrent(db: Queryable, now: Date): Promise<HoldingVersion[]> {
  const published = await listHolding(db, now);
  return documentKinds.map(kind => published.find(one => one.kind === kind) ?? { kind, version: 0, asked: 0 });
}

/** What the person has to say yes to and has not. */
export async function listDue(db: Queryable, personId: string, now: Date): Promise<NamedDocument[]> {
  const current = await listCurrent(db, now);
  const said = (await listAgreements(db, personId)).filter(({ withdrawnAt }) => withdrawnAt === null);
  return current
    .filter(({ kind, asked }) => !said.some(one => one.kind === kind && one.version >= asked))
    .map(({ kind, version }) => ({ kind, version }));
}

/** Keeps a yes to what holds now; whether all of it was that. A text that was replaced while it was read was not agreed to: its successor will be asked for. */
export async function keepAgreements(
  db: Queryable,
  personId: string,
  agreed: readonly NamedDocument[],
  now: Date,
): Promise<boolean> {
  const current = await listCurrent(db, now);
  const holding = current.filter(({ kind, version }) =>
    agreed.some(one => one.kind === kind && one.version === version),
  );
  await insertAgreements(db, personId, holding, now);
  return agreed.every(({ kind, version }) => current.some(one => one.kind === kind && one.version === version));
}

/** For people whom the product itself brings along: the demonstration's. */
export async function agreeToAll(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  personId: string,
): Promise<void> {
  const now = clock.now();
  await insertAgreements(database.pool, personId, await listCurrent(database.pool, now), now);
}
