import { isLink } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepSurveys, lockSurvey } from '../../design/live-settings/index.ts';
import { ensureChannel, insertLink, newLinkCode } from '../links/index.ts';
import { findOrder, listToHandle, type OrderRow } from './sample-order.repository.ts';
import { takeStep } from './take-step.ts';

/** What a tool has too, which is no server. */
type Desk = Pick<Platform, 'database' | 'clock'>;

/** Where the panel takes its people back, by outcome; `{uid}` becomes the id that the panel gave them. */
export interface PanelAddresses {
  readonly finished: string;
  readonly screened: string;
  readonly quotaFull: string;
}

export function listOrdersToHandle({ database }: Desk): Promise<OrderRow[]> {
  return listToHandle(database.pool);
}

/** False when it does not wait for a review (any more). */
export function approveOrder(desk: Desk, orderNumber: string, priceFen: number): Promise<boolean> {
  return within(desk, orderNumber, db =>
    step(db, desk, orderNumber, { from: ['requested'], to: 'approved', priceFen }),
  );
}

export function declineOrder(desk: Desk, orderNumber: string, note: string): Promise<boolean> {
  return within(desk, orderNumber, db =>
    step(db, desk, orderNumber, { from: ['requested', 'approved'], to: 'declined', note }),
  );
}

export function noteOrderPaid(desk: Desk, orderNumber: string): Promise<boolean> {
  return within(desk, orderNumber, db => step(db, desk, orderNumber, { from: ['approved'], to: 'paid' }));
}

/** Opens its channel: an address of its own that takes as many as were ordered. Says its path; undefined when it is not paid, or an address is none. */
export async function fieldOrder(
  desk: Desk,
  orderNumber: string,
  { finished, screened, quotaFull }: PanelAddresses,
): Promise<string | undefined> {
  if (![finished, screened, quotaFull].every(isLink)) return undefined;
  const order = await findOrder(desk.database.pool, orderNumber);
  if (!order) return undefined;
  const { scrollId, samples: cap } = order;
  return desk.database
    .transaction(async db => {
      if (!(await lockSurvey(db, scrollId))) return undefined;
      const linkCode = newLinkCode();
      const name = `sample_${orderNumber}`;
      const channelCode = await ensureChannel(db, scrollId, name, newId());
      const endPageLinks = { finished, screened, 'quota-full': quotaFull };
      await insertLink(db, scrollId, linkCode, name, channelCode, { cap, endPageLinks });
      if (!(await step(db, desk, orderNumber, { from: ['paid'], to: 'fielding', linkCode }))) throw new NotWaiting();
      return `/s/${linkCode}`;
    })
    .catch(unlessNotWaiting(undefined));
}

/** Thrown inside, so that nothing stays of a step that was not taken: no channel of an order that is not paid, no line of a log. */
class NotWaiting extends Error {}

function unlessNotWaiting<T>(instead: T): (error: unknown) => T {
  return error => {
    if (error instanceof NotWaiting) return instead;
    throw error;
  };
}

async function within(
  { database }: Desk,
  orderNumber: string,
  work: (db: Queryable) => Promise<boolean>,
): Promise<boolean> {
  const order = await findOrder(database.pool, orderNumber);
  if (!order) return false;
  return database
    .transaction(async db => {
      await keepSurveys(db, [order.scrollId]);
      if (!(await work(db))) throw new NotWaiting();
      return true;
    })
    .catch(unlessNotWaiting(false));
}

type OperatorStep = Omit<Parameters<typeof takeStep>[2], 'takenBy' | 'takenAt'>;

async function step(db: Queryable, { clock }: Desk, orderNumber: string, taken: OperatorStep): Promise<boolean> {
  const moved = await takeStep(db, orderNumber, { ...taken, takenBy: 'operator', takenAt: clock.now() });
  return moved !== undefined;
}
