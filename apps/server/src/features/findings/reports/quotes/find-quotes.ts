import {
  type BlockResult,
  type ColumnResult,
  type CountedGroup,
  compileDerived,
  compileFilter,
  countedRecords,
  type DataVariable,
  describeFilter,
  every,
  type Filter,
  isFilter,
  LEAST_ALIKE,
  LEAST_REPORT_SAMPLES,
  layRecipes,
  listGroups,
  partTexts,
  type QuotesContent,
  quotable,
  type ReportDocument,
  type Row,
  type Verbatims,
} from '@wenshu/analysis';
import { clockText, hashText } from '@wenshu/survey-core';
import { reportTexts } from '@wenshu/texts/findings/report';
import { maskHidden, normaliseAnswer } from '@wenshu/words';
import type { PartRequest } from '../../../../platform/columns/columns.ts';
import { ColumnsProblem } from '../../../../platform/columns/columns-problem.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { typicalAside } from '../../coding/index.ts';
import { isNeverPublished, partsOf } from '../../data-set/index.ts';
import type { Counting } from '../count-analyses.ts';

interface Wanted {
  readonly content: QuotesContent;
  /** The report's, with what its reader has chosen. */
  readonly filter: Filter | undefined;
  readonly derived: ReportDocument['derived'];
}

interface Found {
  readonly asOf: number;
  readonly result: BlockResult;
}

/** By a rule the newest are looked through; for what is typical of them fewer do, and the beginning of each. */
const MOST_READ: Readonly<Record<QuotesContent['order'], number>> = { typical: 2_000, longest: 20_000, newest: 2_000 };
const MOST_LETTERS = 500;
/** Longer ones are cut off when they are quoted. */
const LONGEST_QUOTE = 1_000;

/** Quotes of one text, chosen by hand or by a rule, of records that count and that the reader may see. */
export async function findQuotes(wanted: Wanted, counting: Counting): Promise<Found> {
  const { content, filter } = wanted;
  const { dataSet, language, signal } = counting;
  const texts = reportTexts[language].quotes;
  const asked = await readAsked(wanted, counting);
  if (!asked) return told(texts.notUsable);
  const { variable, variables, scope, upon } = asked;
  const among = quotable(content);
  const whole = every([scope, ...among]);
  const isByRule = content.by === 'rule';
  const part: PartRequest = {
    kind: 'texts',
    variables: [variable.key],
    most: isByRule ? MOST_READ[content.order] : 0,
    longest: MOST_LETTERS,
    filter: whole,
  };
  const groups: PartRequest[] =
    content.beside.length > 0
      ? [{ kind: 'count', by: content.beside.map(key => ({ variable: key })), filter: scope }]
      : [];
  const [read, alike] = await dataSet.askTogether([part, ...groups], upon, signal).catch(error => {
    if (isNeverPublished(error)) return [];
    throw error instanceof ColumnsProblem && error.word === 'cancelled' ? new Refusal('analysisCancelled') : error;
  });
  if (!read) return told(texts.tooFew(LEAST_REPORT_SAMPLES));
  // What is asked for decides what is answered: see Columns.
  const { total, joined, asOf } = read as ColumnResult<'texts'>;
  const counted = alike ? listGroups((alike as ColumnResult<'count'>).groups) : [];
  if (total < LEAST_REPORT_SAMPLES) return told(texts.tooFew(LEAST_REPORT_SAMPLES), asOf);
  const ids = isByRule
    ? await ruledIds(partTexts(joined), content, counting)
    : content.chosen.map(({ recordId }) => recordId);
  const rows = await dataSet.readRecords(ids);
  const isAsked = compileFilter(whole, { timeZone: dataSet.timeZone });
  const saidThen = new Map(content.chosen.map(({ recordId, said }) => [recordId, said]));
  const quotes = ids.flatMap(recordId => {
    const found = rows.get(recordId);
    const row = found && asked.derive(found);
    const text = row?.[variable.key];
    if (!row || typeof text !== 'string' || !isAsked(row)) return [];
    if (!isByRule && hashText({ text }) !== saidThen.get(recordId)) return [];
    return [{ recordId, text: cut(maskHidden(text)), about: aboutWhom(row, content.beside, variables, counted) }];
  });
  const gone = isByRule ? 0 : ids.length - quotes.length;
  if (quotes.length === 0) return told(gone > 0 ? texts.allGone : texts.noneChosen, asOf);
  const exhibit: Verbatims = {
    kind: 'verbatims',
    areQuotes: true,
    id: 'quotes',
    title: variable.label || variable.name,
    source: {
      asOf: clockText(asOf, dataSet.timeZone, language),
      base: { people: total },
      ...(filter && { filter: describeFilter(filter, variables, language) }),
    },
    notes: [{ tone: 'footnote', text: isByRule ? texts.ruled[content.order] : texts.chosen }],
    total,
    texts: quotes.map(({ recordId, text, about }) => ({ recordId, text, ...(about !== null && { about }) })),
  };
  const unnamed = content.beside.length > 0 ? quotes.filter(({ about }) => about === null).length : 0;
  return { asOf, result: { kind: 'quotes', exhibit, forMaker: { gone, unnamed } } };
}

const told = (text: string, asOf = Date.now()): Found => ({ asOf, result: { kind: 'problem', text } });

const cut = (text: string) =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).replace(/[\ud800-\udbff]$/, '')}…`;

/** What the block asks for, checked against the data set; nothing where it cannot be asked any more. */
async function readAsked({ content, filter, derived }: Wanted, { dataSet, language }: Counting) {
  const own = await dataSet.listVariables(language, { isAsItIs: true });
  const laid = layRecipes(new Map(Object.entries(derived)), own);
  if ('word' in laid) return undefined;
  const { variables } = laid;
  const variable = variables.get(content.variable);
  const isCategorical = (key: string) => variables.get(key)?.kept === 'code' && variables.get(key)?.categories;
  if (!variable || !isQuotable(variable) || !content.beside.every(isCategorical)) return undefined;
  const scope = every([
    ...countedRecords(filter),
    { test: 'answered', variable: variable.key, is: true },
    ...(filter ? [filter] : []),
  ]);
  if (!isFilter(every([scope, ...quotable(content)]), variables)) return undefined;
  const upon = Object.keys(derived).length > 0 ? { derived: partsOf(derived, own) } : {};
  return { variable, variables, scope, upon, derive: compileDerived(laid) };
}

/** What somebody wrote to a question: no date, file or place, and nothing that is known of them otherwise. */
const isQuotable = ({ kept, content, questionId }: DataVariable) =>
  kept === 'text' && content === undefined && questionId !== undefined;

/** Whose answers are quoted, each wording once. */
async function ruledIds(
  read: readonly { readonly id: string; readonly texts: readonly (string | null)[] }[],
  { order, most }: QuotesContent,
  { threads, signal }: Counting,
): Promise<readonly string[]> {
  const answers = read.map(({ id, texts: [text] }) => ({ id, text: text ?? '', says: normaliseAnswer(text ?? '') }));
  const worded = answers.filter(({ says }) => says !== '');
  if (order === 'typical') {
    const places = await typicalAside(
      threads,
      worded.map(({ text }) => text),
      most,
      signal,
    );
    return places.map(place => worded[place]!.id);
  }
  const sorted = order === 'longest' ? worded.toSorted((one, other) => other.text.length - one.text.length) : worded;
  const firsts = new Map<string, string>();
  for (const { id, says } of sorted) {
    if (firsts.size === most) break;
    if (!firsts.has(says)) firsts.set(says, id);
  }
  return [...firsts.values()];
}

/** What is told of a person; null where too few have it in common, or where it is not known. */
function aboutWhom(
  row: Row,
  keys: readonly string[],
  variables: ReadonlyMap<string, DataVariable>,
  groups: readonly CountedGroup[],
): string | null {
  const values = keys.map(key => row[key]);
  const same = groups.find(({ by }) => by.every((value, at) => value === values[at]));
  if (!same || same.count < LEAST_ALIKE) return null;
  const labels = keys.flatMap(
    (key, at) => variables.get(key)?.categories?.find(({ code }) => code === values[at])?.label ?? [],
  );
  return labels.length === 0 ? null : labels.join(' · ');
}
