import type { EnterpriseOrder } from '@wenshu/api-contract';
import type { Licence } from '../licences/index.ts';
import type { OrderRow } from './order.repository.ts';

type NameVersion = (planId: string) => string;

/** Seats that wait are for the plan that the enterprise has. */
export function presentOrder(row: OrderRow, versionOf: NameVersion, planOfEnterprise: string): EnterpriseOrder {
  const { orderNumber, wish, seats, days, note, status, requestedAt, validUntil } = row;
  return {
    orderNumber,
    wish,
    seats,
    days,
    note,
    status,
    feature: null,
    versionName: versionOf(row.planId ?? planOfEnterprise),
    versionStatus: status === 'opened' ? (row.isExpired ? 'expired' : 'activated') : null,
    requestTime: requestedAt.getTime(),
    expireTime: validUntil?.getTime() ?? null,
  };
}

/** A licence that was sold once; what an operator only took has no order. */
export function presentLicence(
  { feature, isGranted, isExpired, validUntil, orderNumber, grantedAt }: Licence,
  versionName: string,
): EnterpriseOrder[] {
  if (orderNumber === null || grantedAt === null) return [];
  return [
    {
      orderNumber,
      feature,
      versionName,
      wish: 'licence',
      seats: 0,
      days: null,
      note: '',
      status: isGranted ? 'opened' : 'withdrawn',
      versionStatus: isGranted ? (isExpired ? 'expired' : 'activated') : null,
      requestTime: grantedAt.getTime(),
      expireTime: validUntil?.getTime() ?? null,
    },
  ];
}

export const byNewest = (one: EnterpriseOrder, other: EnterpriseOrder) => other.requestTime - one.requestTime;
