/** What somebody sends: whether they can be heard and seen. */
export interface Shares {
  readonly microphone: boolean;
  readonly camera: boolean;
}

/** What two pages with sound tell each other. A turn is one try to reach each other, by when it began: what belongs to an earlier one is nothing. */
export type SoundSignal =
  | { readonly kind: 'offer' | 'answer'; readonly turn: number; readonly description: string; readonly shares: Shares }
  | { readonly kind: 'ways'; readonly turn: number; readonly candidates: readonly string[] }
  /** Whoever answers asks whoever offers to try anew. */
  | { readonly kind: 'again' }
  | { readonly kind: 'shares'; readonly shares: Shares };

/** It comes from another page, so it may be anything. */
export function readSignal(text: string): SoundSignal | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(given)) return undefined;
  const { kind, turn, description, candidates } = given;
  const shares = readShares(given.shares);
  if (kind === 'again') return { kind };
  if (kind === 'shares') return shares && { kind, shares };
  if (typeof turn !== 'number' || !Number.isSafeInteger(turn) || turn <= 0) return undefined;
  if ((kind === 'offer' || kind === 'answer') && typeof description === 'string' && shares)
    return { kind, turn, description, shares };
  if (kind === 'ways' && Array.isArray(candidates) && candidates.every(one => typeof one === 'string'))
    return { kind, turn, candidates };
  return undefined;
}

function readShares(given: unknown): Shares | undefined {
  if (!isObject(given) || typeof given.microphone !== 'boolean' || typeof given.camera !== 'boolean') return undefined;
  return { microphone: given.microphone, camera: given.camera };
}

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null;
