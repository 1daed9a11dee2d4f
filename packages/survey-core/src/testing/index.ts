export { buildFlow } from './build-flow.ts';
/** Examples that tests of the engine and of its users share. */
export * from './command-examples.ts';
export * from './example-document.ts';
export * from './example-edits.ts';
export * from './example-types.ts';
export * from './hostile-names.ts';
export * from './solution-settings.ts';
