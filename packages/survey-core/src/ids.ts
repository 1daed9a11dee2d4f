/** Ids are minted by whoever creates a thing, never reused, and hold no dash: in a quote a dash means "parent-level". */
export type Id = string;

/**
 * The one pattern of an id. Names that every object has are none: documents are records keyed by id, and whoever forgot to ask for an own
 * key would find a function there.
 */
export const ID_PATTERN =
  /^(?!(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$)[0-9A-Za-z]{6,32}$/;

export function isId(value: unknown): value is Id {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

const ID_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 16;

/** A new id from a random source (0 ≤ x < 1): the core has none of its own. 62^16 ids: two never meet. */
export function mintId(random: () => number): Id {
  let id = '';
  while (id.length < ID_LENGTH) id += ID_ALPHABET[Math.floor(random() * ID_ALPHABET.length)];
  return id;
}
