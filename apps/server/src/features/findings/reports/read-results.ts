import { createHash } from 'node:crypto';
import {
  type Analysis,
  analysisWithin,
  type BlockResult,
  blockAnalyses,
  layRecipes,
  quotesAsked,
  type ReaderChoices,
  type ReportBlock,
  type ReportDocument,
  type ReportResults,
  resolveBlock,
} from '@wenshu/analysis';
import { own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { reportTexts } from '@wenshu/texts/findings/report';
import type { Platform } from '../../../platform/platform.ts';
import { seenThrough } from '../analyses/index.ts';
import type { OpenDataSet } from '../data-set/index.ts';
import { type Counting, countAnalyses, keyOf } from './count-analyses.ts';
import { pack, unpack } from './packed.ts';
import { countQuotes } from './quotes/count-quotes.ts';
import { withoutGoneQuotes } from './quotes/without-gone-quotes.ts';
import type { FrozenRow, KeptReport } from './report.repository.ts';

export interface Wanted {
  readonly document: ReportDocument;
  /** Some of its blocks; without it all. */
  readonly blockIds?: readonly string[] | undefined;
  readonly choices: ReaderChoices;
}

/** What a report's blocks show now, of the records that the data set lets through. */
export async function readResults(
  platform: Pick<Platform, 'database'>,
  { document, blockIds, choices }: Wanted,
  counting: Counting,
): Promise<ReportResults> {
  const blocks = blocksOf(document, blockIds);
  const within = (analysis: Analysis) => analysisWithin(analysis, document, choices);
  const counted = await countAnalyses(platform, blocks.flatMap(blockAnalyses).map(within), counting);
  const choicesOf = await readerChoices(document, blocks, counting);
  const quotes = await countQuotes(platform, blocks, { document, choices }, counting);
  const results = blocks.flatMap((block): [string, BlockResult][] => {
    const quoted = quotes.get(block.id);
    if (quoted) return [[block.id, quoted.result]];
    const result = resolveBlock(block, {
      choicesOf,
      goneText: reportTexts[counting.language].noSuchExhibit,
      find: analysis => counted.get(keyOf(within(analysis)))!.found,
    });
    return result ? [[block.id, result]] : [];
  });
  const asOf = [...counted.values(), ...quotes.values()].reduce((least, one) => Math.min(least, one.asOf), Date.now());
  return { asOf, timeZone: counting.dataSet.timeZone, blocks: Object.fromEntries(results) };
}

const blocksOf = ({ blocks }: ReportDocument, ids: readonly string[] | undefined): readonly ReportBlock[] =>
  ids === undefined ? Object.values(blocks) : [...new Set(ids)].flatMap(id => own(blocks, id) ?? []);

/** Of filters that the reader may turn: the categories of their variables. */
async function readerChoices(
  { derived }: ReportDocument,
  blocks: readonly ReportBlock[],
  { dataSet, language }: Pick<Counting, 'dataSet' | 'language'>,
) {
  if (!blocks.some(({ content }) => content.kind === 'reader-filter')) return () => [];
  const variables = await dataSet.listVariables(language, { isAsItIs: true });
  const laid = layRecipes(new Map(Object.entries(derived)), variables);
  const known = 'word' in laid ? new Map(variables.map(one => [one.key, one])) : laid.variables;
  return (variable: string) =>
    (known.get(variable)?.categories ?? []).map(({ code, label }) => ({ code, text: label }));
}

interface Frozen {
  readonly results: ReportResults;
  /** By block, of what it asked then: what was changed since was not counted. */
  readonly asked: Readonly<Record<string, string>>;
}

/** What is frozen of a report: its numbers, which records they are of, and what each block asked. */
export async function freezeResults(
  { document }: Pick<KeptReport, 'document'>,
  results: ReportResults,
  dataSet: OpenDataSet,
): Promise<FrozenRow> {
  const asked = Object.fromEntries(Object.values(document.blocks).map(block => [block.id, askedBy(block, document)]));
  const frozen: Frozen = { results, asked };
  return { packed: await pack(frozen), asOf: new Date(results.asOf), through: seenThrough(dataSet) };
}

/** Shown to who sees the same records; a block that was changed since says so. */
export async function thawResults(
  { packed, asOf, through }: FrozenRow,
  { document, blockIds }: Pick<Wanted, 'document' | 'blockIds'>,
  { dataSet, language }: { readonly dataSet: OpenDataSet; readonly language: Language },
): Promise<ReportResults> {
  const texts = reportTexts[language];
  const isSame = through.equals(seenThrough(dataSet));
  const { results, asked } = isSame ? await unpack<Frozen>(packed) : { results: undefined, asked: {} };
  const shown = blocksOf(document, blockIds).flatMap((block): [string, BlockResult][] => {
    if (block.content.kind === 'reader-filter') return [[block.id, { kind: 'reader-filter', choices: [] }]];
    if (blockAnalyses(block).length === 0 && block.content.kind !== 'quotes') return [];
    if (!results) return [[block.id, { kind: 'problem', text: texts.frozenForOthers }]];
    const found = own(results.blocks, block.id);
    const isAsThen = found && own(asked, block.id) === askedBy(block, document);
    return [[block.id, isAsThen ? found : { kind: 'problem', text: texts.frozenBefore }]];
  });
  const blocks = await withoutGoneQuotes(Object.fromEntries(shown), { dataSet, language });
  return { asOf: asOf.getTime(), timeZone: dataSet.timeZone, blocks };
}

/** What a block asks, however it looks and wherever it stands. */
function askedBy({ content }: ReportBlock, { filter, weight, derived }: ReportDocument): string {
  const pointed =
    content.kind === 'exhibit'
      ? [content.analysis, content.exhibitId]
      : content.kind === 'text'
        ? content.figures
        : content.kind === 'quotes'
          ? quotesAsked(content)
          : content;
  return createHash('sha256')
    .update(JSON.stringify([pointed, filter, weight, derived]))
    .digest('base64url');
}
