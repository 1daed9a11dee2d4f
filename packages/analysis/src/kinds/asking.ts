import type { GroupBy } from '../columns/column-request.ts';
import { derivedKey } from '../derived/derive-variable.ts';
import type { Recipe } from '../derived/recipe.ts';
import type { Filter } from '../filter/filter.ts';
import type { Ask, Variables } from '../kind/kind.ts';

/** Gathers asks: the same one twice is asked once. */
export class Asking {
  readonly asks: Ask[] = [];
  readonly derived: Record<string, Recipe> = {};
  readonly #places = new Map<string, number>();
  readonly #nets = new Map<string, string>();
  readonly #formulas = new Map<string, string>();
  readonly #kind: string;
  readonly variables: Variables;

  constructor(kind: string, variables: Variables) {
    this.#kind = kind;
    this.variables = variables;
  }

  count(by: readonly GroupBy[], filter: Filter | undefined): number {
    return this.ask({ kind: 'count', by, ...(filter && { filter }) });
  }

  /** Its place among the answers. */
  ask(ask: Ask): number {
    const name = JSON.stringify(ask);
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.asks.length);
    return this.asks.push(ask) - 1;
  }

  /** The nets of a set as a set of their own: whoever chose two codes of a net counts in it once. */
  netsOf(variable: string, nets: readonly { readonly codes: readonly number[] }[]): string {
    const categories = nets.map(({ codes }, place) => ({ code: place + 1, label: '', codes: [...new Set(codes)] }));
    const made = { make: 'merge' as const, variable, categories };
    const name = JSON.stringify(made);
    const known = this.#nets.get(name);
    if (known !== undefined) return known;
    // No id of what a person derives has a colon.
    const id = `${this.#kind}:${this.#nets.size + 1}`;
    this.derived[id] = { name: this.#freeName(id), label: '', ...made };
    this.#nets.set(name, derivedKey(id));
    return derivedKey(id);
  }

  /** A number that a formula makes of others. */
  formulaOf(text: string, variables: readonly string[]): string {
    const name = JSON.stringify([text, variables]);
    const known = this.#formulas.get(name);
    if (known !== undefined) return known;
    const id = `${this.#kind}:f${this.#formulas.size + 1}`;
    this.derived[id] = { name: this.#freeName(id), label: '', make: 'formula', text, variables };
    this.#formulas.set(name, derivedKey(id));
    return derivedKey(id);
  }

  #freeName(id: string): string {
    const taken = new Set([...this.variables.values()].map(({ name }) => name));
    let name = id;
    while (taken.has(name)) name += '_';
    return name;
  }
}
