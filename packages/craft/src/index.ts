export * from './check-craft.ts';
export * from './complete-mend.ts';
export * from './finding.ts';
export { fingerprintOf } from './fingerprint.ts';
