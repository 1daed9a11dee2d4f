import { type TopUp, walletCalls } from '@wenshu/api-contract';
import { ledgerTexts } from '@wenshu/texts/people/ledger';
import { walletTexts } from '@wenshu/texts/people/wallet';
import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { PaymentFailure } from '../../../platform/payment/payment.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listPersons } from '../account/index.ts';
import { startJob } from '../jobs/index.ts';
import { type AccountRef, balanceOf, listStatement } from '../ledger/index.ts';
import { giveStart, balanceOf as pointsOf } from '../points/index.ts';
import { askOrderNow, closeOrder } from './ask-order.ts';
import { beginOrder } from './begin-order.ts';
import { findOrder, listOrders, type OrderRow } from './order.repository.ts';
import { listPackages } from './package.repository.ts';
import { presentOrders } from './present-order.ts';
import { findPayment } from './require-payment.ts';
import { settleOrder } from './settle-order.ts';
import { statementJob } from './statement-job.ts';
import { accountOf, filterOf, holderOf } from './wallet-account.ts';

type Signed = CallContext<'signed-in'>;

export function registerWalletCalls(app: FastifyInstance): void {
  registerCalls(app, walletCalls, {
    balances: async ({ enterpriseId }, { actor, platform, database: { pool } }) => {
      const holder = holderOf(actor, enterpriseId);
      const held = (unit: AccountRef['unit']) => balanceOf(pool, Object.assign({ unit }, holder));
      // A person’s first look gives them the points that everybody begins with.
      const points = holder.kind === 'person' ? await pointsOf(platform, holder.id) : await held('points');
      return { points, fen: await held('fen'), way: (await findPayment(platform))?.way ?? null };
    },
    packages: async (_input, { language, database: { pool } }) =>
      (await listPackages(pool))
        .filter(({ isOffered }) => isOffered)
        .map(({ packageId, unit, amount, priceFen, ...names }) => ({
          packageId,
          unit,
          amount,
          priceFen,
          name: names[language],
        })),
    order: async (wish, context) => show(context, await beginOrder(context.platform, context.actor.personId, wish)),
    get: async ({ orderNumber }, context) => {
      const order = await requireOrder(context, orderNumber);
      if (order.state === 'waiting') await askOrderNow(context.platform, orderNumber);
      return show(context, orderNumber);
    },
    cancel: async ({ orderNumber }, context) => {
      const order = await requireOrder(context, orderNumber);
      if (order.state === 'waiting') await cancelOrder(context, order);
      return show(context, orderNumber);
    },
    list: async ({ enterpriseId, state, page, size }, { actor, language, database: { pool } }) => {
      const filter = { holder: holderOf(actor, enterpriseId), state };
      const { rows, total } = await listOrders(pool, filter, { limit: size, offset: (page - 1) * size });
      return { items: await presentOrders(pool, language, rows), total };
    },
    statement: async ({ page, size, ...asked }, { actor, platform, database: { pool } }) => {
      // What everybody begins with is there before it is looked at.
      if (asked.enterpriseId === undefined) await giveStart(platform, actor.personId);
      const found = await listStatement(pool, accountOf(actor, asked), {
        ...filterOf(asked),
        limit: size,
        offset: (page - 1) * size,
      });
      const people = await listPersons(pool, [...new Set(found.rows.flatMap(({ by }) => by ?? []))]);
      return {
        total: found.total,
        items: found.rows.map(({ movementId, cause, about, by, amount, balance, at }) => ({
          lineId: movementId,
          cause,
          about,
          by: people.find(({ id }) => id === by)?.nickName ?? null,
          amount,
          balance: balance ?? 0,
          time: at.getTime(),
        })),
      };
    },
    exportStatement: async (asked, { actor, platform, clock, language }) => {
      const day = clock.now().toISOString().slice(0, 10);
      const unit = ledgerTexts[language].units[asked.unit];
      const title = walletTexts[language].statement.fileTitle({ unit, day });
      const input = { ...asked, language, title };
      return { jobId: await startJob(platform, statementJob, { personId: actor.personId, input, title }) };
    },
  });
}

/** Who ordered it, and whoever may spend what it was for. To everybody else there is no such order. */
async function requireOrder({ actor, database: { pool } }: Signed, orderNumber: string): Promise<OrderRow> {
  const order = await findOrder(pool, orderNumber);
  if (!order) throw new Refusal('topUpNotFound');
  const isOwn = order.kind === 'person' && order.holderId === actor.personId;
  const maySpend =
    order.kind === 'enterprise' &&
    (await holdsRight(pool, actor, { kind: 'enterprise', id: order.holderId }, 'enterprise.spend'));
  if (!isOwn && !maySpend) throw new Refusal('topUpNotFound');
  return order;
}

async function show({ database: { pool }, language }: Signed, orderNumber: string): Promise<TopUp> {
  const order = await findOrder(pool, orderNumber);
  if (!order) throw new Refusal('topUpNotFound');
  const [shown] = await presentOrders(pool, language, [order]);
  return Object.assign(shown!, { payPicture: await pictureOf(shown!) });
}

const pictureOf = async ({ payCode }: TopUp): Promise<string | null> =>
  payCode === null ? null : QRCode.toDataURL(payCode, { errorCorrectionLevel: 'M', margin: 2, width: 480 });

async function cancelOrder({ platform }: Signed, { orderNumber, way }: OrderRow): Promise<void> {
  const payment = await findPayment(platform);
  if (payment?.way !== way) {
    // It may have been paid, and nobody can be asked now. At the till of ours nobody pays where it is gone.
    if (way === 'we-chat') throw new Refusal('paymentOff');
    await settleOrder(platform, orderNumber, { state: 'closed' });
    return;
  }
  try {
    await closeOrder(platform, payment, orderNumber);
  } catch (error) {
    if (error instanceof PaymentFailure) throw new Refusal('paymentUnreachable');
    throw error;
  }
}
