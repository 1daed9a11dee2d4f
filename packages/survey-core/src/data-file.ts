/** What a file of data needs of the engine: the thread that writes one imports this, and is at work before the rest of the engine were read. */
export { uniqueNames } from './codebook/variable-names.ts';
export { own } from './json.ts';
export { isDate } from './validation/is-date.ts';
export { aheadOf } from './zoned-time.ts';
