export * from './check-craft.ts';
export * from './complete-mend.ts';
export * from './finding.ts';
export { fingerprintOf } from './fingerprint.ts';
export { isFree, quotesNothing } from './mends/is-free.ts';
