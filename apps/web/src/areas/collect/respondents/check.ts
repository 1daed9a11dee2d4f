import type { CallData, personalCheckCalls } from '@wenshu/api-contract';

/** How the identity check of a survey asks, and what came of it. */
export type Check = CallData<typeof personalCheckCalls.getPersonalCheckInfo>;
