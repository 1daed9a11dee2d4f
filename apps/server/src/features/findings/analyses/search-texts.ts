import {
  countedRecords,
  every,
  type Filter,
  isFilter,
  layRecipes,
  partTexts,
  type Recipe,
  type Variables,
} from '@wenshu/analysis';
import type { analysisTextsCalls, CallData, CallInput } from '@wenshu/api-contract';
import { isNeverPublished, type OpenDataSet, partsOf } from '../data-set/index.ts';
import { nameOf, notPossible } from './check-analysis.ts';
import { isDeeper } from './require-small.ts';

type Search = Omit<CallInput<typeof analysisTextsCalls.texts>, 'scrollId'>;
type FoundTexts = CallData<typeof analysisTextsCalls.texts>;

const MOST_DEPTH = 60;

/** A page of what people wrote. Whatever was sent is checked against the data set's own variables before anything is asked. */
export async function searchTexts(dataSet: OpenDataSet, sent: Search, signal?: AbortSignal): Promise<FoundTexts> {
  const { variables: wanted, filter, derived, search, offset, count } = sent;
  if (isDeeper([filter, derived], MOST_DEPTH)) throw notPossible({ word: 'not-readable' });
  const own = await dataSet.listVariables('en', { isAsItIs: true });
  const laid = layRecipes(new Map(Object.entries(derived)), own);
  if ('word' in laid) throw notPossible({ word: 'derived-not-usable' }, 'derived');
  checkWanted(wanted, laid.variables);
  if (filter !== undefined && !isFilter(filter, laid.variables))
    throw notPossible({ word: 'filter-not-usable' }, 'filter');
  const whole = every([
    ...countedRecords(filter),
    ...(filter === undefined ? [] : [filter]),
    ...(search === '' ? [] : [saidIn(wanted, search)]),
  ]);
  // As long and as deep as it is asked.
  if (!isFilter(whole, laid.variables)) throw notPossible({ word: 'filter-not-usable' }, 'filter');
  // layRecipes has taken each of them.
  const recipes = derived as unknown as Readonly<Record<string, Recipe>>;
  const upon = { filter: whole, ...(Object.keys(recipes).length > 0 && { derived: partsOf(recipes, own) }) };
  try {
    const [found] = await dataSet.askTogether(
      [{ kind: 'texts', variables: wanted, offset, most: count }],
      upon,
      signal,
    );
    const { total, joined, asOf } = found as Extract<typeof found, { readonly total: number }>;
    return {
      total,
      asOf,
      items: partTexts(joined).map(({ id, texts }) => ({ answerRecordId: id, texts: [...texts] })),
    };
  } catch (error) {
    throw isNeverPublished(error) ? notPossible({ word: 'never-published' }) : error;
  }
}

function checkWanted(wanted: readonly string[], variables: Variables): void {
  const slot = 'variables';
  for (const key of wanted) {
    const variable = variables.get(key);
    if (!variable) throw notPossible({ word: 'variable-unknown' }, slot);
    if (variable.kept !== 'text')
      throw notPossible({ word: 'variable-not-supported', name: nameOf(key, variables) }, slot);
  }
}

function saidIn(variables: readonly string[], value: string): Filter {
  const tests = variables.map((variable): Filter => ({ test: 'text', variable, is: 'contains', value }));
  return tests.length === 1 ? tests[0]! : { any: tests };
}
