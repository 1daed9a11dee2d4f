import {
  type BlockResult,
  filterWithin,
  quotesAsked,
  type ReaderChoices,
  type ReportBlock,
  type ReportDocument,
} from '@wenshu/analysis';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { refusalText } from '../../analysis-files/index.ts';
import { findSeen } from '../../data-set/index.ts';
import { type Counting, isPassing } from '../count-analyses.ts';
import { KeptCounts } from '../kept-counts.ts';
import { findQuotes } from './find-quotes.ts';

interface Kept {
  readonly asOf: number;
  readonly result: BlockResult;
}
const kept = new KeptCounts<Kept>(16 * 1024 * 1024);

/** What blocks of quotes show, by their ids: answers of those records alone that their reader may see. */
export async function countQuotes(
  { database }: Pick<Platform, 'database'>,
  blocks: readonly ReportBlock[],
  { document, choices }: { readonly document: ReportDocument; readonly choices: ReaderChoices },
  counting: Counting,
): Promise<ReadonlyMap<string, Kept>> {
  const { dataSet, language, scrollId } = counting;
  const filter = filterWithin(undefined, document, choices);
  const wanted = blocks.flatMap(({ id, content }) =>
    content.kind === 'quotes'
      ? [
          {
            id,
            content,
            name: JSON.stringify([dataSet.identity, language, quotesAsked(content), filter, document.derived]),
          },
        ]
      : [],
  );
  if (wanted.length === 0) return new Map();
  const known = await kept.stillTrue(
    database,
    scrollId,
    wanted.map(({ name }) => name),
  );
  const seen = await findSeen(database.pool);
  for (const { content, name } of wanted) {
    if (known.has(name)) continue;
    const found = await findQuotes({ content, filter, derived: document.derived }, counting).catch(error => {
      if (!(error instanceof Refusal) || isPassing(error)) throw error;
      return { asOf: Date.now(), result: { kind: 'problem', text: refusalText(error, language) } as const };
    });
    known.set(name, found);
    kept.keep(name, found, seen);
  }
  return new Map(wanted.map(({ id, name }) => [id, known.get(name)!]));
}
