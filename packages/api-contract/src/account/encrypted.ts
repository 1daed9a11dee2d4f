import * as z from 'zod/mini';

/** Base64 of an encrypted field; the server opens it with `decryptField`. */
export const encrypted = z.string().check(z.minLength(1), z.maxLength(400));
