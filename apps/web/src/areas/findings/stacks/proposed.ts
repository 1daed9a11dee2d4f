import type { CallData, stackCalls } from '@wenshu/api-contract';

/** What the server thinks matches, and what each source has. */
export type Proposed = CallData<typeof stackCalls.propose>;
