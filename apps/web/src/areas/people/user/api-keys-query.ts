/** A person's own keys, wherever they are shown. */
export const API_KEYS = ['api-keys'];
