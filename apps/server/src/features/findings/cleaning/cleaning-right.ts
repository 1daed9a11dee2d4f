import { cleaningCalls } from '@wenshu/api-contract';

/** What the calls ask for is asked for again when records are marked, a minute or a day later. */
export const { right: cleaningRight } = cleaningCalls.apply.needs;
