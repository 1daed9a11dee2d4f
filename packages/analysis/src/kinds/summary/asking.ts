import type { GroupBy } from '../../columns/column-request.ts';
import type { Filter } from '../../filter/filter.ts';
import { every } from '../../filter/join-filters.ts';
import type { Variables } from '../../kind/kind.ts';
import { Asking } from '../asking.ts';
import type { SummaryGroup } from './request.ts';

/** Where the answers to one question of the plan stand: of everybody, of each group, and of those who are in both groups. */
export type Places = readonly number[];

export interface TablePlaces {
  readonly variable: string;
  readonly cells: Places;
  /** Of a set, who answered it; of a part of a question, who answered any part. */
  readonly bases?: Places;
}

/** Gathers what must be known of all questions. */
export class SummaryAsking {
  readonly #asking: Asking;
  readonly #filters: readonly (Filter | undefined)[];

  constructor(variables: Variables, groups: readonly SummaryGroup[]) {
    this.#asking = new Asking('summary', variables);
    const filters = groups.map(({ filter }) => filter);
    this.#filters = [undefined, ...filters, ...(filters.length > 1 ? [every(filters)] : [])];
  }

  get asks() {
    return this.#asking.asks;
  }

  get derived() {
    return this.#asking.derived;
  }

  /** How many have each code of a variable, or each value of a number: read it with `counts.table`. */
  table(variable: string): TablePlaces {
    if (this.#asking.variables.get(variable)?.kept !== 'codes') return { variable, cells: this.count([{ variable }]) };
    const answered: Filter = { test: 'answered', variable, is: true };
    return { variable, cells: this.count([{ variable, isEach: true }]), bases: this.count([], answered) };
  }

  /** The same of each of several parts that are answered together, with whoever answered any of `all`. */
  tables(variables: readonly string[], all = variables): readonly TablePlaces[] {
    if (all.length === 0) return [];
    const bases = this.answered(all);
    return variables.map(part => ({ ...this.table(part), bases }));
  }

  /** Whoever answered any of them: read it with `counts.base`. */
  answered([variable, ...more]: readonly string[]): Places {
    return this.count([], { test: 'answered', variable: variable!, ...(more.length > 0 && { more }), is: true });
  }

  count(by: readonly GroupBy[], filter?: Filter): Places {
    return this.#filters.map(group => this.#asking.count(by, both(group, filter)));
  }

  /** A number to count by that a formula makes of others: places in steps. */
  formulaOf(text: string, variables: readonly string[]): string {
    return this.#asking.formulaOf(text, variables);
  }

  /** What the newest so many records say, and how many there are: of everybody only. */
  texts(variables: readonly string[], most: number): number {
    return this.#asking.ask({ kind: 'texts', variables, most });
  }
}

function both(first: Filter | undefined, second: Filter | undefined): Filter | undefined {
  return first && second ? every([first, second]) : (first ?? second);
}
