import {
  type ColumnResult,
  countedRecords,
  type DataVariable,
  derivedKey,
  describeRecipe,
  every,
  isDerived,
  listGroups,
} from '@wenshu/analysis';
import type { CallData, CallInput, ownVariableCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { describeDerivedProblem } from '@wenshu/texts/findings/derived';
import type { Actor } from '../../../authorisation/actor.ts';
import type { PartRequest } from '../../../platform/columns/columns.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireSmall } from '../analyses/index.ts';
import { isNeverPublished, listSavedVariables, openOwnDataSet, partsOf } from '../data-set/index.ts';
import { checkOwnVariable } from './check-own-variable.ts';
import { MOST_RECIPE_BYTES } from './save-own-variable.ts';

type Preview = CallData<typeof ownVariableCalls.preview>;
type PreviewFound = NonNullable<Preview['found']>;

interface PreviewAsked extends CallInput<typeof ownVariableCalls.preview> {
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Of one that is not there yet; no id that we give looks like it. */
const FRESH = 'preview';

/** What the recipe makes of the records that this person may see and analyses count. */
export async function previewVariable(platform: Platform, actor: Actor, asked: PreviewAsked): Promise<Preview> {
  const { scrollId, variableId = FRESH, language, signal, ...sent } = asked;
  requireSmall(sent.recipe, MOST_RECIPE_BYTES);
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'analysis.collate' });
  const listed = await dataSet.listVariables(language);
  const saved = await listSavedVariables(platform.database.pool, scrollId);
  const checked = checkOwnVariable(sent, variableId, saved, listed);
  if ('field' in checked)
    return {
      found: null,
      problem: { field: checked.field, text: describeDerivedProblem(checked.params, language) },
    };
  const { recipe, laid } = checked;
  const variable = laid.variables.get(derivedKey(variableId))!;
  const upon = {
    filter: every(countedRecords(undefined)),
    derived: partsOf(
      { [variableId]: recipe },
      listed.filter(({ key }) => !isDerived(key)),
    ),
  };
  const madeOf = describeRecipe(recipe, laid.variables, language);
  const nobody = { total: 0, none: 0, categories: variable.categories ? categoriesOf(variable, []) : null };
  try {
    const results = await dataSet.askTogether(asksOf(variable), upon, signal);
    return { problem: null, found: { madeOf, ...foundOf(variable, results) } };
  } catch (error) {
    if (!isNeverPublished(error)) throw error;
    return { problem: null, found: { madeOf, ...nobody, numbers: null, asOf: null } };
  }
}

/** How many there are, how many of them have a value, and which. */
function asksOf({ key, kept, categories }: DataVariable): readonly PartRequest[] {
  const has = { test: 'answered', variable: key, is: true } as const;
  return [
    { kind: 'count', by: [] },
    { kind: 'count', by: [], filter: has },
    categories
      ? { kind: 'count', by: [{ variable: key, ...(kept === 'codes' && { isEach: true as const }) }] }
      : { kind: 'columns', columns: [{ variable: key }] },
  ];
}

function foundOf(variable: DataVariable, results: readonly ColumnResult[]): Omit<PreviewFound, 'madeOf'> {
  const [all, having, values] = results as [ColumnResult<'count'>, ColumnResult<'count'>, ColumnResult];
  const [total, known] = [all, having].map(({ groups }) => groups.counts[0] ?? 0) as [number, number];
  const told = { total, none: total - known, asOf: all.asOf };
  if ('columns' in values) return { ...told, categories: null, numbers: numbersOf(values.columns[0]!) };
  const { groups } = values as ColumnResult<'count'>;
  return { ...told, numbers: null, categories: categoriesOf(variable, listGroups(groups)) };
}

function categoriesOf(
  { categories = [] }: DataVariable,
  groups: ReturnType<typeof listGroups>,
): NonNullable<PreviewFound['categories']> {
  const counts = new Map(groups.map(({ by: [code], count }) => [code, count]));
  return categories.map(({ code, label }) => ({ code, label, count: counts.get(code) ?? 0 }));
}

function numbersOf(values: Float64Array): PreviewFound['numbers'] {
  let [people, sum, least, most] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    people++;
    sum += value;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return people === 0 ? null : { mean: sum / people, least, most };
}
