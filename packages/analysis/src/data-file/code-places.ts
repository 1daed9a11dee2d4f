/** Most codes are smaller. */
const SMALL_CODES = 256;

/** Where a code stands among others. Looked up for every cell of a file: in a map it would take longer than writing the cell. */
export class CodePlaces {
  readonly #small = new Int32Array(SMALL_CODES).fill(-1);
  readonly #others = new Map<number, number>();

  constructor(codes: readonly { readonly code: number }[]) {
    for (const [place, { code }] of codes.entries()) this.set(code, place);
  }

  /** −1 where it is none of them. */
  of(code: number): number {
    // What is missing is asked for first: made a whole number, it would take ten times as long as others.
    if (Number.isNaN(code)) return -1;
    const small = code | 0;
    if (small === code && small >= 0 && small < SMALL_CODES) return this.#small[small]!;
    return this.#others.get(code) ?? -1;
  }

  set(code: number, place: number): void {
    if (Number.isInteger(code) && code >= 0 && code < SMALL_CODES) this.#small[code] = place;
    else this.#others.set(code, place);
  }
}
