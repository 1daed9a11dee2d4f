import {
  type Coded,
  type ColumnRequest,
  type ColumnResult,
  compileDerived,
  compileFilter,
  type DataQuestion,
  type DataSet,
  type DataVariable,
  type DerivedParts,
  dataSetOf,
  derivedIdOf,
  derivedKey,
  every,
  type Filter,
  isDay,
  isDerived,
  listGroups,
  onlyNeeded,
  parameterNameOf,
  parameterValues,
  type Row,
  type Value,
  withOffers,
} from '@wenshu/analysis';
import type { Right } from '@wenshu/api-contract';
import { type Codebook, DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { findRecordRange, findSight } from '../../../authorisation/record-range.repository.ts';
import type { Columns, PartRequest } from '../../../platform/columns/columns.ts';
import { ColumnsProblem } from '../../../platform/columns/columns-problem.ts';
import type { Database } from '../../../platform/database/database.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { findOffers } from '../brought-in/index.ts';
import { derivedBy } from './check-lens.ts';
import { type ChangedRecord, findRecords } from './data-set.repository.ts';
import { laySaved } from './lay-saved.ts';
import { findLens, type LensContent } from './lens.repository.ts';
import { loadCodebook } from './load-codebook.ts';
import { isAsked, ownQuestions } from './own-questions.ts';
import { rangeFilter } from './range-filter.ts';
import { valueAt } from './recorded-values.repository.ts';
import { listSavedVariables, type SavedVariable } from './saved-variable.repository.ts';
import { codesAt } from './standing-codes.ts';

/** A request without what the data set says itself: what may be seen, where a day begins, what is derived. */
type ColumnsAsked = WithoutOwn<ColumnRequest>;
type WithoutOwn<R> = R extends ColumnRequest ? Omit<R, 'range' | 'timeZone' | 'derived'> : never;

export interface OpenDataSet {
  readonly timeZone: string;
  /** Of the lens it is looked at by. */
  readonly weight: string | undefined;
  /** Which records it is of, and how they are looked at: two readers with another range see other ones. */
  readonly sight: readonly unknown[];
  /** What its answers depend on besides the question: its sight, and by which recipes saved variables are made. */
  readonly identity: readonly unknown[];
  /** With labels in the survey's own language, and the facts' in the reader's; what models saved and what a lens derives come last. */
  listVariables(language: Language, how?: ListedHow): Promise<readonly DataVariable[]>;
  /** The questionnaire's, then what people made of them. */
  listQuestions(language: Language): Promise<readonly DataQuestion[]>;
  ask<A extends ColumnsAsked>(asked: A, signal?: AbortSignal): Promise<ColumnResult<A['kind']>>;
  /** Several at once, all of one moment, with one filter, one weight and the same derived variables upon each. */
  askTogether(asks: readonly PartRequest[], upon: AskedUpon, signal?: AbortSignal): Promise<readonly ColumnResult[]>;
  /** Records as they are now, by id; those that may not be seen are missing. */
  readRecords(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
}

interface ListedHow {
  /** Parameters that came with the very newest records may be missing: for who asks the copy next, and waits for it then. */
  readonly isAsItIs?: true;
}

interface AskedUpon {
  readonly filter?: Filter | undefined;
  readonly weight?: string | undefined;
  readonly derived?: DerivedParts | undefined;
  /** Of an earlier answer: of the very records that it was given from, or refused with the problem `moved-on`. */
  readonly moment?: string | undefined;
}

interface Opening {
  readonly scrollId: string;
  /** What the reader may see of it. Every request carries it: there is no way around. */
  readonly range: Filter | undefined;
  /** Where a day begins. */
  readonly timeZone?: string;
  readonly lens?: LensContent;
  /** What models saved with the data. */
  readonly saved?: readonly SavedVariable[];
}

interface OwnOpening {
  readonly scrollId: string;
  readonly right: Right;
  readonly schemeId?: string | undefined;
  /** Of those records only that they may also look at: for what another right than that allows. */
  readonly isOfSeen?: true;
}

/** As much of it as somebody may see for what they want to do: the range of that right narrows every request before anything is counted. */
export async function openOwnDataSet(
  platform: { readonly database: Database; readonly columns: Columns },
  actor: Actor,
  { scrollId, right, schemeId, isOfSeen }: OwnOpening,
): Promise<OpenDataSet> {
  const { pool } = platform.database;
  const [range, settings, saved] = await Promise.all([
    (isOfSeen ? findSight : findRecordRange)(pool, actor, scrollId, right),
    findSettings(pool, scrollId),
    listSavedVariables(pool, scrollId),
  ]);
  const lens = schemeId === undefined ? undefined : await findLens(pool, scrollId, schemeId);
  if (schemeId !== undefined && !lens) throw new Refusal('schemeNotFound');
  return openDataSet(platform, {
    scrollId,
    range: rangeFilter(range),
    saved,
    ...(settings && { timeZone: settings.timeZone }),
    ...(lens && { lens: lens.content }),
  });
}

export function openDataSet(
  { database, columns }: { readonly database: Database; readonly columns: Columns },
  { scrollId, range, timeZone = DEFAULT_TIME_ZONE, lens, saved = [] }: Opening,
): OpenDataSet {
  const seen = { timeZone, ...(range && { range }) };
  /** Names of link parameters; whoever may know of some records only is told those that occur in them. */
  const listParameters = async (how: ListedHow): Promise<readonly string[]> => {
    const { variables } = await columns.ask(scrollId, { kind: 'describe', ...seen, ...how });
    const names = variables.flatMap(({ key }) => (parameterNameOf(key) === undefined ? [] : [key]));
    if (!range || names.length === 0) return names.flatMap(key => parameterNameOf(key) ?? []);
    const requests = names.map(key => ({
      kind: 'count' as const,
      by: [],
      filter: { test: 'answered', variable: key, is: true } as const,
    }));
    const counted = await columns.askTogether(scrollId, { shared: seen, requests });
    return names.flatMap((key, at) => {
      const { groups } = counted[at] as ColumnResult<'count'>;
      return listGroups(groups).some(({ count }) => count > 0) ? (parameterNameOf(key) ?? []) : [];
    });
  };
  const listOwn = async (language: Language, how: ListedHow = {}): Promise<readonly DataVariable[]> => {
    const [codebook, offers, parameters] = await Promise.all([
      loadCodebook(database.pool, scrollId),
      findOffers(database.pool, scrollId),
      listParameters(how).catch(error => (isNeverPublished(error) ? [] : Promise.reject(error))),
    ]);
    return withOffers(describedBy(codebook, language, parameters).variables, offers);
  };
  const listGiven = async (language: Language, how?: ListedHow) => {
    const own = await listOwn(language, how);
    return saved.length === 0 ? own : laySaved(saved, own, language).variables;
  };
  /** What the lens derives and what somebody sends with a request, and of what is saved as much as is named in all of it: few are, and a planner reads every one. */
  const derivedIn = async (asked: unknown, derived?: DerivedParts): Promise<DerivedParts | undefined> => {
    const upon = { ...lens?.derived, ...derived?.recipes };
    const named = saved.length === 0 ? [] : derivedKeysIn([asked, lens?.filter, lens?.weight, upon]);
    if (named.length === 0 && Object.keys(lens?.derived ?? {}).length === 0) return derived;
    const own = await listOwn('en');
    const { laid, variables } = laySaved(saved, own);
    if (lens) derivedBy(lens, variables);
    const needed = onlyNeeded(laid, named).layers.flat();
    const recipes = Object.fromEntries(needed.map(({ variable, recipe }) => [derivedIdOf(variable.key), recipe]));
    return partsOf({ ...recipes, ...upon }, own);
  };
  const sight = [scrollId, seen, lens];
  return {
    timeZone,
    sight,
    weight: lens?.weight,
    identity: saved.length === 0 ? sight : [...sight, saved],
    async listVariables(language, how) {
      const given = await listGiven(language, how);
      return lens ? [...derivedBy(lens, given).variables.values()] : given;
    },
    async listQuestions(language) {
      const { questions } = describedBy(await loadCodebook(database.pool, scrollId), language);
      if (!saved.some(isAsked)) return questions;
      return [...questions, ...ownQuestions(saved, await listGiven(language))];
    },
    async ask(asked, signal) {
      const parts = await derivedIn(asked);
      const filter = bothFilters(lens?.filter, (asked as { readonly filter?: Filter }).filter);
      const request = { ...asked, ...seen, ...(filter && { filter }), ...(parts && { derived: parts }) };
      try {
        // What is asked for decides what is answered: see Columns.
        return (await columns.ask(scrollId, request as ColumnRequest, signal)) as never;
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async askTogether(asks, { filter, weight, derived, moment }, signal) {
      const both = await derivedIn([asks, filter, weight], derived);
      const narrowed = [range, lens?.filter, filter].filter(part => part !== undefined);
      const shared = {
        timeZone,
        ...(narrowed.length > 0 && { range: every(narrowed) }),
        ...(weight !== undefined && { weight }),
        ...(both && { derived: both }),
      };
      try {
        return await columns.askTogether(scrollId, { shared, requests: asks, moment }, signal);
      } catch (error) {
        // Which of them is too large, and what to do when records have come, is for whoever planned them to tell.
        throw error instanceof ColumnsProblem && error.word === 'too-large' ? error : refusalOf(error);
      }
    },
    async readRecords(ids) {
      const recorded = saved.flatMap(({ variableId, recipe }) =>
        recipe.make === 'recorded' ? [[derivedKey(variableId), recipe] as const] : [],
      );
      const coded = saved.flatMap(({ variableId, recipe }) =>
        recipe.make === 'coded' ? [{ variableId, variable: recipe.variable, parents: parentsIn(recipe) }] : [],
      );
      const beside = { hasRecorded: recorded.length > 0, hasCoded: coded.length > 0 };
      const [codebook, found] = await Promise.all([
        loadCodebook(database.pool, scrollId),
        findRecords(database.pool, scrollId, ids, beside),
      ]);
      const { rowOf } = describedBy(codebook, 'en');
      const { laid, variables } = laySaved(saved, lens || saved.length > 0 ? await listOwn('en') : []);
      const deriveSaved = compileDerived(laid);
      const deriveMore = lens ? compileDerived(derivedBy(lens, variables)) : (row: Row) => row;
      const derive = (row: Row) => deriveMore(deriveSaved(row));
      const maySee = range ? compileFilter(range, { timeZone }) : () => true;
      const ownRow = (record: ChangedRecord): Row => {
        const row: Record<string, Value> = Object.assign(rowOf(record), parameterValues(record));
        for (const [key, place] of recorded) row[key] = valueAt(record.recorded, place);
        for (const one of coded)
          row[derivedKey(one.variableId)] = codesAt(record.marks, one, variable => row[variable]);
        return row;
      };
      const rows = found.map(record => [record.answerRecordId, derive(ownRow(record))] as const);
      return new Map(rows.filter(([, row]) => maySee(row)));
    },
  };
}

const parentsIn = ({ codes }: Coded): Readonly<Record<string, number>> =>
  Object.fromEntries(codes.flatMap(({ code, parent }) => (parent === null ? [] : [[code, parent]])));

interface Described {
  readonly variables: readonly DataVariable[];
  readonly questions: readonly DataQuestion[];
  readonly rowOf: DataSet['rowOf'];
}

/** Every request names its variables. They go when the codebook does, which is kept as long as somebody asks. */
const described = new WeakMap<Codebook, LruCache<string, Described>>();
/** Languages, and sets of link parameters that came meanwhile. */
const MOST_DESCRIBED = 4;

function describedBy(codebook: Codebook, language: Language, parameters: readonly string[] = []): Described {
  const known = described.get(codebook) ?? new LruCache<string, Described>(MOST_DESCRIBED);
  described.set(codebook, known);
  const name = JSON.stringify([language, parameters]);
  const found = known.get(name);
  if (found) return found;
  const { variables, questions, rowOf } = dataSetOf(codebook, { language, parameters });
  const fresh = { variables, questions, rowOf };
  known.set(name, fresh);
  return fresh;
}

/** What is derived, wherever it is named. */
function derivedKeysIn(asked: unknown): readonly string[] {
  const keys = new Set<string>();
  const look = (part: unknown) => {
    if (typeof part === 'string') isDerived(part) && keys.add(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(asked);
  return [...keys];
}

/** Recipes with what they need to know of the data set's own variables: codes that are no value, and texts that are days. */
export function partsOf(recipes: DerivedParts['recipes'], own: readonly DataVariable[]): DerivedParts {
  const missing = Object.fromEntries(own.flatMap(({ key, missing: codes }) => (codes ? [[key, codes]] : [])));
  const days = own.filter(isDay).map(({ key }) => key);
  return { recipes, missing, ...(days.length > 0 && { days }) };
}

function bothFilters(first: Filter | undefined, second: Filter | undefined): Filter | undefined {
  return first && second ? { all: [first, second] } : (first ?? second);
}

/** Nothing was ever published of it: then it has no records either. */
export const isNeverPublished = (error: unknown) => error instanceof ColumnsProblem && error.word === 'table-gone';

const asTheyAre: readonly ColumnsProblem['word'][] = ['cancelled', 'renewed', 'moved-on', 'table-gone'];

/** What the copy cannot answer is mostly what it was asked. Whoever asks knows what to do about the others. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ColumnsProblem) || asTheyAre.includes(error.word)) return error;
  return new Refusal(error.word === 'too-large' ? 'resultTooLarge' : 'filterNotUsable');
}
