import fc from 'fast-check';

/**
 * The suite tries the same random inputs every time, so that it tells of a change and not of luck. Other inputs are
 * tried with `PROPERTY_SEED=new npx vitest run`, or with the seed that a failure has named.
 */
const seed = process.env.PROPERTY_SEED ?? '20261116';
if (seed !== 'new') fc.configureGlobal({ seed: Number(seed) });
