import { testsOf } from '../src/cleaning/rule-kinds.ts';
import {
  type CleaningRule,
  compileDerived,
  type DataVariable,
  layRecipes,
  type Row,
  type RuleData,
} from '../src/index.ts';
import { repeatsSlowly, selectSlowly } from './slow-columns.ts';

interface Asked {
  readonly data: RuleData;
  readonly variables: readonly DataVariable[];
  readonly medians?: Readonly<Record<string, number>>;
}

/** The ways in which a rule finds records; ids of what it derives are its own. */
export function ruleTests(rule: CleaningRule, { data, medians = {} }: Omit<Asked, 'variables'>) {
  let ids = 0;
  return testsOf(rule, { ...data, medianOf: time => medians[time], recipeId: () => `c:${++ids}` });
}

/** The places of the rows that a rule finds, worked out on plain arrays: of all but devices and addresses, which rows do not have. */
export function ruleSlowly(rule: CleaningRule, rows: readonly Row[], asked: Asked): number[] | 'too-few' {
  const { variables } = asked;
  const tests = ruleTests(rule, asked);
  if (!tests) return 'too-few';
  const found = tests.flatMap(test => {
    if (test.by === 'origin') return [];
    if (test.by === 'repeats') {
      const sort = variables.some(({ key }) => key === 'fact:serial') ? [{ variable: 'fact:serial' }] : [];
      return repeatsSlowly(rows, variables, { ...test, kind: 'repeats', sort, timeZone: 'UTC' });
    }
    const laid = layRecipes(new Map(Object.entries(test.recipes ?? {})), variables);
    if ('word' in laid) throw new Error(laid.word);
    return selectSlowly(rows.map(compileDerived(laid)), { filter: test.filter, timeZone: 'UTC' });
  });
  return [...new Set(found)].sort((a, b) => a - b);
}
