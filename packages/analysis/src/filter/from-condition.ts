import {
  type Compare,
  type Condition,
  type ContextTest,
  comparisons,
  isRecord,
  type NumberOperand,
  type QuestionTest,
  type Test,
} from '@wenshu/survey-core';
import { parameterKey } from '../data-set/facts.ts';
import type { DataVariable } from '../data-set/variable.ts';
import { checkFilter, MAX_FILTER_DEPTH } from './check-filter.ts';
import { chosenFilter, countFilter, isKnown, optionsOf } from './chosen-filter.ts';
import { type ConditionProblem, NotSaid } from './condition-problem.ts';
import {
  type Column,
  ConditionVariables,
  type Copy,
  choicesOf,
  numberOf,
  type QuestionPlace,
  rankOf,
  scoreOf,
  several,
  textOf,
} from './condition-variables.ts';
import type { Filter, OfSeveral } from './filter.ts';
import { every, not, some } from './join-filters.ts';

export interface FromConditionOptions {
  /** The day that "today" is, YYYY-MM-DD. */
  readonly today?: string;
}

/**
 * The filter that picks the records for which a condition of the editor holds; or why data cannot say it. It is asked of whole records, so
 * the score "so far" is that of everything. Where the engine cannot work a number out (a division by zero), data has none, and a test on it
 * does not hold. A property test holds filter and engine equal.
 */
export function filterFromCondition(
  condition: Condition,
  variables: readonly DataVariable[],
  options: FromConditionOptions = {},
): Filter | ConditionProblem {
  const translation = new Translation(new ConditionVariables(variables), options);
  try {
    const filter = translation.condition(condition, 1);
    const problem = checkFilter(filter, new Map(variables.map(variable => [variable.key, variable])));
    return problem ? { word: problem.word } : filter;
  } catch (found) {
    if (!(found instanceof NotSaid)) throw found;
    return { word: found.word, ...(translation.at && { test: translation.at }) };
  }
}

/** A test on a number, waiting for what it is compared with. */
type Compared = (compare: Compare, value: number | OfSeveral) => Filter;

const number =
  (of: OfSeveral): Compared =>
  (compare, value) => ({ test: 'number', ...of, compare, value });

const isCode = ({ variable, reads }: Column) => variable.kept === 'code' && reads.itemId === undefined;

const turned: Readonly<Record<Compare, Compare>> = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

class Translation {
  /** The test that is being translated. */
  at: Test | undefined;
  readonly #variables: ConditionVariables;
  readonly #options: FromConditionOptions;

  constructor(variables: ConditionVariables, options: FromConditionOptions) {
    this.#variables = variables;
    this.#options = options;
  }

  condition(condition: Condition, depth: number): Filter {
    if (!isRecord(condition)) throw new NotSaid('not-readable');
    if (depth > MAX_FILTER_DEPTH) throw new NotSaid('too-deep');
    if ('not' in condition) return not(this.condition(condition.not, depth + 1));
    if (!('all' in condition) && !('any' in condition)) {
      this.at = condition;
      return this.#test(condition);
    }
    const parts = 'all' in condition ? condition.all : condition.any;
    if (!Array.isArray(parts)) throw new NotSaid('not-readable');
    if (parts.length === 0) throw new NotSaid('empty');
    return ('all' in condition ? every : some)(parts.map(part => this.condition(part, depth + 1)));
  }

  #test(test: Test): Filter {
    switch (test.test) {
      case 'label':
      case 'channel':
      case 'language':
      case 'parameter':
        return this.#context(test);
      case 'score': {
        const { questionId } = test;
        if (questionId === undefined) return this.#compare(this.#totalScore(), test);
        return this.#onNumber({ ...test, questionId }, scoreOf);
      }
      case 'calculation':
        return this.#compare(number(this.#variables.calculation(test.calculationId)), test);
      case 'answered':
        return test.is ? this.#answered(test) : not(this.#answered(test));
      case 'choice':
        return this.#choice(test);
      case 'count':
        return this.#onCopies(test, copy => {
          const columns = choicesOf(copy, test.rowId);
          if (columns.length === 0) return undefined;
          return this.#compare((compare, value) => countFilter(columns, compare, value), test);
        });
      case 'number':
        return this.#onNumber(test, copy => numberOf(copy, test.itemId));
      case 'rank':
        return this.#onNumber(test, copy => rankOf(copy, test.itemId));
      case 'text':
        return this.#onCopies(test, copy => {
          const variable = textOf(copy, test.itemId);
          return variable === undefined ? undefined : { test: 'text', variable, is: test.is, value: test.value };
        });
      case 'date':
        return this.#onCopies(test, copy => {
          const variable = textOf(copy);
          return variable === undefined
            ? undefined
            : { test: 'date', variable, compare: test.compare, value: this.#day(test.value) };
        });
      default:
        throw new NotSaid('not-readable');
    }
  }

  /** Holds when it holds for one of the copies. A copy that lacks what is asked for never does; when all lack it, data does not have it. */
  #onCopies(place: QuestionPlace, translate: (copy: Copy) => Filter | undefined): Filter {
    const filters = this.#variables.copiesOf(place).flatMap(copy => translate(copy) ?? []);
    if (filters.length === 0) throw new NotSaid('not-in-data');
    return some(filters);
  }

  #onNumber(
    test: QuestionPlace & { readonly compare: Compare; readonly value: NumberOperand },
    read: (copy: Copy) => OfSeveral | undefined,
  ): Filter {
    return this.#onCopies(test, copy => {
      const of = read(copy);
      return of && this.#compare(number(of), test);
    });
  }

  #choice(test: Extract<QuestionTest, { test: 'choice' }>): Filter {
    if (!Array.isArray(test.itemIds)) throw new NotSaid('not-readable');
    if (test.itemIds.length === 0) throw new NotSaid('empty');
    const options = this.#variables
      .copiesOf(test)
      .map(copy => optionsOf(choicesOf(copy, test.rowId)))
      .filter(({ size }) => size > 0);
    if (options.length > 0 && !test.itemIds.every(id => options.some(one => one.has(id))))
      throw new NotSaid('item-unknown');
    return this.#onCopies(test, copy => {
      const columns = choicesOf(copy, test.rowId);
      return columns.length === 0 ? undefined : chosenFilter(columns, test.is, test.itemIds);
    });
  }

  /** Of a row: something is chosen in it. Data has an answer when it has any value of it. */
  #answered({ rowId, ...place }: Extract<QuestionTest, { test: 'answered' }>): Filter {
    if (rowId !== undefined)
      return this.#onCopies(place, copy => {
        const columns = choicesOf(copy, rowId);
        const of = several(columns.map(({ variable }) => variable.key));
        // An empty set is known, and yet nothing is chosen.
        return of && (columns.every(isCode) ? isKnown(of) : countFilter(columns, '>', 0));
      });
    const keys = this.#variables.copiesOf(place).flatMap(({ variables }) => variables.map(({ key }) => key));
    const of = several(keys);
    if (!of) throw new NotSaid('not-in-data');
    return isKnown(of);
  }

  /** Nothing scored is 0 in all, though each question without an answer has no score. */
  #totalScore(): Compared {
    const of = this.#variables.scores();
    if (!of) throw new NotSaid('not-in-data');
    return (compare, value) => {
      const known = number(of)(compare, value);
      const none = not(isKnown(of));
      if (typeof value !== 'number') return some([known, every([none, number(value)(turned[compare], 0)])]);
      return comparisons[compare](0, value) ? some([known, none]) : known;
    };
  }

  #compare(left: Compared, { compare, value }: { readonly compare: Compare; readonly value: NumberOperand }): Filter {
    if (!Object.hasOwn(turned, compare)) throw new NotSaid('not-readable');
    return some(this.#numbers(value).map(({ when, is }) => every([...(when ? [when] : []), left(compare, is)])));
  }

  /** What a number is compared with: by itself, or by cases. An option stands for 1 when it is chosen and for 0 when it is not. */
  #numbers(value: NumberOperand): readonly { readonly when?: Filter; readonly is: number | OfSeveral }[] {
    if (typeof value === 'number') return [{ is: value }];
    if (!isRecord(value)) throw new NotSaid('not-readable');
    if ('calculationId' in value) return [{ is: this.#variables.calculation(value.calculationId) }];
    const copy = this.#variables.copyOf(value);
    const of = numberOf(copy, value.itemId);
    const choices = choicesOf(copy).filter(({ reads }) => reads.rowId === undefined);
    if (of && (value.itemId === undefined || choices.length === 0)) return [{ is: of }];
    if (of || value.itemId === undefined || choices.length === 0) throw new NotSaid('not-in-data');
    const chosen = chosenFilter(choices, 'any-of', [value.itemId]);
    const without = chosenFilter(choices, 'none-of', [value.itemId]);
    if (!chosen || !without) throw new NotSaid('item-unknown');
    return [
      { when: chosen, is: 1 },
      { when: without, is: 0 },
    ];
  }

  #day(value: string): string {
    if (value !== 'today') return value;
    if (this.#options.today === undefined) throw new NotSaid('needs-today');
    return this.#options.today;
  }

  #context(test: ContextTest): Filter {
    switch (test.test) {
      case 'label':
        return { test: 'among', variable: 'fact:labels', is: test.is, values: test.values };
      case 'language':
        return { test: 'choice', variable: 'fact:language', is: test.is, codes: test.values };
      case 'channel':
        return this.#channel(test);
      case 'parameter': {
        const variable = parameterKey(test.name);
        if (!this.#variables.has(variable)) throw new NotSaid('parameter-unknown');
        return { test: 'text', variable, is: test.is, value: test.value };
      }
    }
  }

  /** A link without a channel has the empty one to conditions, and none in data. */
  #channel({ is, values }: Extract<ContextTest, { test: 'channel' }>): Filter {
    if (!Array.isArray(values)) throw new NotSaid('not-readable');
    if (values.length === 0) throw new NotSaid('empty');
    const named = values.filter(value => value !== '');
    const any = some([
      ...(named.length > 0 ? [{ test: 'among', variable: 'fact:channel', is: 'any-of', values: named } as const] : []),
      ...(named.length < values.length ? [{ test: 'answered', variable: 'fact:channel', is: false } as const] : []),
    ]);
    return is === 'any-of' ? any : not(any);
  }
}
