import { type LicensedFeature, licensedFeatures } from '@wenshu/api-contract';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { sendMessage } from '../messages/index.ts';
import { logOperation, OPERATOR_ID } from '../operation-log/index.ts';
import { grantRow, type SeenDecision, withdrawRow } from './licence.repository.ts';
import { type Plan, type SeenPlan, savePlanRow } from './plan.repository.ts';
import type { Space } from './space.ts';

export const isLicensedFeature = (word: string): word is LicensedFeature =>
  (licensedFeatures as readonly string[]).includes(word);

interface Desk {
  readonly database: Database;
  readonly clock: Platform['clock'];
}

interface Decision {
  readonly space: Space;
  /** An enterprise's name; empty for somebody's own work. */
  readonly name: string;
  /** Who is told of it. */
  readonly tells: readonly string[];
  readonly feature: LicensedFeature;
  /** Stands in the log. */
  readonly why: string;
  readonly seen?: SeenDecision;
}

/** By an operator, when customer service has sold it. Days are counted from now; null is for ever. The order's number. */
export async function grantLicence(
  { database, clock }: Desk,
  { days, ...decision }: Decision & { readonly days: number | null },
): Promise<string> {
  const { space, feature, seen } = decision;
  const orderNumber = orderNumberAt(clock.now());
  await database.transaction(async db => {
    if (!(await grantRow(db, space, { licenceId: newId(), feature, orderNumber, days }, seen)))
      throw new Refusal('operatedMeanwhile');
    await note(db, decision, 'granted', { orderNumber, ...(days !== null && { days }) });
  });
  return orderNumber;
}

/** Also from a plan that has it. What was made with it stays. */
export async function withdrawLicence({ database }: Pick<Desk, 'database'>, decision: Decision): Promise<void> {
  const { space, feature, seen } = decision;
  await database.transaction(async db => {
    if (!(await withdrawRow(db, space, { licenceId: newId(), feature }, seen))) throw new Refusal('operatedMeanwhile');
    await note(db, decision, 'withdrawn', {});
  });
}

async function note(
  db: Queryable,
  { space, name, tells, feature, why }: Decision,
  state: 'granted' | 'withdrawn',
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  await logOperation(db, {
    personId: OPERATOR_ID,
    action: state === 'granted' ? 'licence.grant' : 'licence.withdraw',
    object: { kind: space.kind, id: space.id },
    details: { feature, ...details, reason: why },
  });
  const link = space.kind === 'enterprise' ? { page: 'orders' as const } : { page: 'account' as const, part: 'orders' };
  await sendMessage(db, { to: [...tells], kind: `licence-${state}`, link, details: { feature, enterprise: name } });
}

/**
 * A plan of the price list, new or changed: whoever has it has its features from that moment. `seen` is how it was when whoever changes it
 * looked, null where there was none; left out, it is changed whatever it was.
 */
export async function savePlan(
  { database }: Pick<Desk, 'database'>,
  { why, seen, ...plan }: Omit<Plan, 'isOffered'> & { readonly why: string; readonly seen?: SeenPlan },
): Promise<void> {
  await database.transaction(async db => {
    if (!(await savePlanRow(db, plan, seen))) throw new Refusal('operatedMeanwhile');
    const { planId, zh, en, features } = plan;
    await logOperation(db, {
      personId: OPERATOR_ID,
      action: 'licence.plan',
      object: { kind: 'plan', id: planId },
      details: { zh, en, features: [...features], reason: why },
    });
  });
}

/** The day, and what nobody guesses. */
export function orderNumberAt(now: Date): string {
  return `${now.toISOString().slice(0, 10).replaceAll('-', '')}${newId()}`;
}
