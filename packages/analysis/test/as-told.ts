import type { Told } from '../src/claims/claim.ts';

/** A sentence of a test's own, where it matters how it is shown and not what it says. */
export const asTold = (text: string): Told => text as Told;
