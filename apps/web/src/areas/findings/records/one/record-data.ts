import type { CallData, recordCalls } from '@wenshu/api-contract';

/** One record with everything that is known of it. */
export type RecordData = CallData<typeof recordCalls.get>;
