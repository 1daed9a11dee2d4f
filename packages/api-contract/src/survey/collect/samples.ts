import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { code, scrollId } from '../../shared-inputs.ts';

const rights = { right: 'links.manage', on: 'scrollId', ofAllRecords: true } as const;
const toLook = { right: 'links.view', on: 'scrollId', ofAllRecords: true } as const;

export const SAMPLE_LIMITS = {
  samples: 100_000,
  days: 90,
  minutes: 60,
  targets: 1000,
  quotas: 50,
  quotaName: 100,
  orders: 20,
} as const;

/** requested → approved → paid → fielding → delivered; or declined by the operator, or cancelled by the customer before it is paid. */
export const sampleStates = [
  ...(['requested', 'approved', 'paid', 'fielding', 'delivered', 'declined', 'cancelled'] as const),
] as const;
export type SampleState = (typeof sampleStates)[number];
/** In these a customer can still call it off. */
export const cancellableStates: readonly SampleState[] = ['requested', 'approved'];

const whole = (most: number) => z.number().check(z.int(), z.minimum(1), z.maximum(most));
export const sampleQuota = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(SAMPLE_LIMITS.quotaName)),
  samples: whole(SAMPLE_LIMITS.samples),
});

const wish = {
  samples: whole(SAMPLE_LIMITS.samples),
  days: whole(SAMPLE_LIMITS.days),
  minutes: whole(SAMPLE_LIMITS.minutes),
  incidencePercent: whole(100),
  /** Whom it looks for, in the customer's words. */
  targets: z.string().check(z.trim(), z.minLength(1), z.maxLength(SAMPLE_LIMITS.targets)),
  quotas: z._default(z.array(sampleQuota).check(z.maxLength(SAMPLE_LIMITS.quotas)), []),
};

const order = z.object({
  orderNumber: z.string(),
  state: z.enum(sampleStates),
  ...wish,
  quotas: z.array(sampleQuota),
  estimatedFen: z.number(),
  /** What the operator asks for; null until it is approved. */
  priceFen: z.nullable(z.number()),
  /** Success samples that came by its channel. */
  collected: z.number(),
  steps: z.array(
    z.object({
      state: z.enum(sampleStates),
      takenBy: z.enum(['customer', 'operator', 'platform']),
      note: z.string(),
      time: z.number(),
    }),
  ),
});
export type SampleOrder = z.infer<typeof order>;

/** People of the operator's panel, ordered for a survey. */
export const sampleCalls = {
  listSampleOrders: call({
    method: 'GET',
    path: '/survey/sample/orders',
    audience: 'signed-in',
    needs: toLook,
    own: true,
    summary: 'The orders for samples of a questionnaire, the newest first, with every step',
    query: z.object({ scrollId }),
    data: z.array(order),
  }),
  orderSample: call({
    method: 'POST',
    path: '/survey/sample/order',
    logged: { action: 'sample.order', keeps: ['samples', 'days'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Order samples: so many people, in so many days, of whom so many in a hundred fit',
    body: z.object({ scrollId, ...wish }),
    data: order,
  }),
  cancelSample: call({
    method: 'POST',
    path: '/survey/sample/cancel',
    logged: { action: 'sample.cancel', keeps: ['orderNumber'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Call an order off that is not paid yet',
    body: z.object({ scrollId, orderNumber: code }),
    data: order,
  }),
};
