import type { CallData, progressCalls } from '@wenshu/api-contract';

/** What the server tells of collecting, all of one moment. */
export type Progress = CallData<typeof progressCalls.read>;
