import type { Variable } from '../filter/variable.ts';

/** What people wrote: neither what a program wrote of them nor what stands for something else. The server checks it again. */
export const isCodable = ({ kept, content, key }: Variable): boolean =>
  kept === 'text' && content === undefined && !key.startsWith('fact:');
