import * as z from 'zod/mini';

/** The nonce for the challenge of a picture code's key; left out by who was not asked for any. */
export const verifyProof = z.optional(z.string().check(z.maxLength(20)));
