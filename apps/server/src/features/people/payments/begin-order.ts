import { type CallInput, ORDER_MINUTES, type walletCalls } from '@wenshu/api-contract';
import { walletTexts } from '@wenshu/texts/people/wallet';
import { type Payment, PaymentFailure } from '../../../platform/payment/payment.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { orderNumberAt } from '../licences/index.ts';
import { requireRealMoney } from './demonstration-money.ts';
import { endOrder, insertOrder, type NewOrder, setPayCode } from './order.repository.ts';
import { findPackage } from './package.repository.ts';
import { requirePayment } from './require-payment.ts';

/** Each is a request to whoever takes the money. */
const orderLimit: AttemptLimit = { name: 'top-up:order', most: 60, windowSeconds: 3600 };

type Wish = CallInput<typeof walletCalls.order>;
type Goods = Pick<NewOrder, 'unit' | 'amount' | 'priceFen' | 'packageId' | 'zh' | 'en' | 'quantity'>;

/** The number of the new order, with the code to pay it by. */
export async function beginOrder(platform: Platform, personId: string, wish: Wish): Promise<string> {
  const { database, clock } = platform;
  const payment = await requirePayment(platform);
  await countAttempt(platform, orderLimit, personId);
  const goods = await readGoods(platform, wish);
  if (goods.unit === 'fen') await requireRealMoney(platform);
  const madeAt = clock.now();
  const order: NewOrder = {
    ...goods,
    orderNumber: orderNumberAt(madeAt),
    kind: wish.enterpriseId === undefined ? 'person' : 'enterprise',
    holderId: wish.enterpriseId ?? personId,
    orderedBy: personId,
    way: payment.way,
    madeAt,
    expiresAt: new Date(madeAt.getTime() + ORDER_MINUTES * 60_000),
  };
  // There before anybody can pay it: a notice may be quicker than the answer to us.
  await insertOrder(database.pool, order);
  await setPayCode(database.pool, order.orderNumber, await askForCode(platform, payment, order));
  return order.orderNumber;
}

async function askForCode({ database }: Platform, payment: Payment, order: NewOrder): Promise<string> {
  const { orderNumber, priceFen: fen, expiresAt } = order;
  try {
    const title = walletTexts.zh.orderTitle({ unit: order.unit, amount: order.amount });
    return (await payment.begin({ orderNumber, fen, title, expiresAt })).payCode;
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    await endOrder(database.pool, orderNumber, 'failed');
    throw new Refusal('paymentUnreachable');
  }
}

async function readGoods(
  { database }: Platform,
  { packageId, quantity, fen, priceFen, enterpriseId }: Wish,
): Promise<Goods> {
  if (packageId === undefined) {
    if (fen === undefined) throw new Refusal('inputInvalid', { field: 'fen', problem: { word: 'required' } });
    return { unit: 'fen', amount: fen, priceFen: fen, packageId: null, zh: '', en: '', quantity: 1 };
  }
  const found = await findPackage(database.pool, packageId);
  if (!found?.isOffered) throw new Refusal('packageNotFound', { field: 'packageId' });
  if (priceFen !== undefined && priceFen !== found.priceFen)
    throw new Refusal('packageChanged', { field: 'packageId' });
  // Text messages are paid for by a person: nobody could ever spend an enterprise’s.
  if (enterpriseId !== undefined && found.unit === 'points')
    throw new Refusal('pointsForPersons', { field: 'packageId' });
  const { unit, zh, en } = found;
  return { unit, zh, en, packageId, quantity, amount: found.amount * quantity, priceFen: found.priceFen * quantity };
}
