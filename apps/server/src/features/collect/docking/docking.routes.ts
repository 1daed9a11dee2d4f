import { type CallInput, DOCKING_LIMITS, type DockingKey, dockingCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import {
  ensureChannel,
  findTaken,
  insertLink,
  newLinkCode,
  requireGoodAddresses,
  writeLinkTerms,
} from '../links/index.ts';
import { countDeliveries, findDeliveryPage, queueAgain } from './delivery.repository.ts';
import {
  type DockingRow,
  findDocking,
  insertDocking,
  listDockings,
  revokeDocking,
  rotateSecret,
  writeDocking,
} from './docking.repository.ts';
import { newDockingSecret, sealDockingSecret } from './docking-secret.ts';
import { wakeDeliveries } from './run-deliveries.ts';

const HOUR_MS = 3_600_000;

export function registerDockingCalls(app: FastifyInstance): void {
  registerCalls(app, dockingCalls, {
    listDockings: async ({ scrollId }, { platform, database }) =>
      presentDockings(platform, scrollId, await listDockings(database.pool, scrollId)),

    createDocking: async (input, { platform, database, actor, clock }) => {
      await requireGoodSettings(database.pool, actor, input);
      const { scrollId, name, cap, pushAddress, pushes, endPageLinks } = input;
      const [keyId, linkCode, secret] = [newId(), newLinkCode(), newDockingSecret()];
      const sealed = sealDockingSecret(platform, keyId, secret);
      const row = { keyId, scrollId, linkCode, name, secret: sealed, pushAddress, pushes, createdAt: clock.now() };
      await database.transaction(async db => {
        if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
        const channelCode = await ensureChannel(db, scrollId, name, newId());
        await insertLink(db, scrollId, linkCode, name, channelCode, { cap, isSigned: true, endPageLinks });
        if (!(await insertDocking(db, row, DOCKING_LIMITS.keys)))
          throw new Refusal('tooManyDockings', { params: { most: DOCKING_LIMITS.keys } });
      });
      return { secret, key: await presentOne(platform, scrollId, keyId) };
    },

    changeDocking: async (input, { platform, database, actor }) => {
      const { scrollId, keyId, name, cap, endPageLinks } = input;
      const before = await requireDocking(database.pool, scrollId, keyId);
      if (input.pushAddress !== before.pushAddress || input.pushes !== before.pushes)
        await requireGoodSettings(database.pool, actor, input);
      requireGoodAddresses(endPageLinks);
      await database.transaction(async db => {
        if (!(await lockSurvey(db, scrollId))) throw new Refusal('questionnaireNotFound');
        if (!(await writeDocking(db, input))) throw new Refusal('dockingEnded');
        const channelCode = await ensureChannel(db, scrollId, name, newId());
        await writeLinkTerms(db, before.linkCode, { name, channelCode, cap, endPageLinks });
      });
      return presentOne(platform, scrollId, keyId);
    },

    rotateDocking: async ({ scrollId, keyId, graceHours }, { platform, database, clock }) => {
      await requireDocking(database.pool, scrollId, keyId);
      const secret = newDockingSecret();
      const sealed = sealDockingSecret(platform, keyId, secret);
      const oldUntil = new Date(clock.now().getTime() + graceHours * HOUR_MS);
      if (!(await rotateSecret(database.pool, { scrollId, keyId, secret: sealed }, oldUntil)))
        throw new Refusal('dockingEnded');
      return { secret, key: await presentOne(platform, scrollId, keyId) };
    },

    revokeDocking: async ({ scrollId, keyId }, { database, clock }) => {
      await requireDocking(database.pool, scrollId, keyId);
      if (!(await revokeDocking(database.pool, scrollId, keyId, clock.now()))) throw new Refusal('dockingEnded');
      return null;
    },

    listDeliveries: async ({ scrollId, keyId, ...page }, { database }) => {
      await requireDocking(database.pool, scrollId, keyId);
      return findDeliveryPage(database.pool, keyId, page);
    },

    deliverAgain: async ({ scrollId, keyId, deliveryId }, { platform, database, clock }) => {
      const { revokedAt, pushAddress } = await requireDocking(database.pool, scrollId, keyId);
      if (revokedAt !== null || pushAddress === '') throw new Refusal('dockingEnded');
      const changed = await queueAgain(database.pool, keyId, deliveryId, clock.now());
      if (changed > 0) await wakeDeliveries(platform);
      return { changed };
    },
  });
}

/** Whoever has answers pushed takes them out of the platform: all of them, so that it needs the right on all of them. */
async function requireGoodSettings(
  db: Queryable,
  actor: Actor,
  { scrollId, pushAddress, endPageLinks }: CallInput<typeof dockingCalls.createDocking>,
): Promise<void> {
  requireGoodAddresses(endPageLinks);
  if (pushAddress === '') return;
  if (!URL.canParse(pushAddress))
    throw new Refusal('inputInvalid', { field: 'pushAddress', problem: { word: 'formatWrong' } });
  await requireRight(db, actor, 'records.export', { kind: 'questionnaire', id: scrollId });
  const range = await findRecordRange(db, actor, scrollId, 'records.export');
  if (range.kind !== 'all') throw new Refusal('noPermission');
}

async function requireDocking(db: Queryable, scrollId: string, keyId: string): Promise<DockingRow> {
  const found = await findDocking(db, scrollId, keyId);
  if (!found) throw new Refusal('dockingNotFound');
  return found;
}

async function presentOne(platform: Platform, scrollId: string, keyId: string): Promise<DockingKey> {
  const row = await requireDocking(platform.database.pool, scrollId, keyId);
  const [key] = await presentDockings(platform, scrollId, [row]);
  if (!key) throw new Refusal('dockingNotFound');
  return key;
}

async function presentDockings(
  { database: { pool }, clock }: Platform,
  scrollId: string,
  rows: readonly DockingRow[],
): Promise<DockingKey[]> {
  const links = await findTaken(
    pool,
    scrollId,
    rows.map(({ linkCode }) => linkCode),
  );
  const deliveries = await countDeliveries(pool, scrollId);
  return rows.map(({ keyId, linkCode, name, pushAddress, pushes, createdAt, revokedAt, oldUntil }) => ({
    keyId,
    name,
    pushAddress,
    pushes,
    link: `/d/${linkCode}`,
    cap: null,
    collected: 0,
    endPageLinks: {},
    ...links.get(linkCode),
    createTime: createdAt.getTime(),
    isRevoked: revokedAt !== null,
    oldUntil: oldUntil !== null && oldUntil > clock.now() ? oldUntil.getTime() : null,
    deliveries: { waiting: 0, delivered: 0, failed: 0, ...deliveries.get(keyId) },
  }));
}
