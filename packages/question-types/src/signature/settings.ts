export const signatureSettings = ['required'] as const;

/** A drawing of strokes is small; more is no signature. */
export const LARGEST_SIGNATURE_BYTES = 2 * 1024 * 1024;
