import { type Claim, claim } from './claim.ts';

type NamingParts<Words> = Pick<Parameters<typeof claim<number, Words>>[0], 'when' | 'says' | 'example'>;

/** A sentence of fact that is said where there is something to name: known is how many that are. */
export const namingClaim = <Words = readonly string[]>(parts: NamingParts<Words>): Claim<number, Words> =>
  claim<number, Words>({ ...parts, holds: count => count > 0, borders: [{ of: 'named', said: 1, unsaid: 0 }] });
