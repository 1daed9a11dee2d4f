import {
  makePaperEdit,
  type Paper,
  type PaperField,
  type ProposedNode,
  paperChanges,
  paperShapes,
  quoteOf,
} from '@wenshu/papers';
import { own } from '@wenshu/survey-core';
import { newId } from '../../../../platform/new-id.ts';
import type { Asked } from './asked.ts';

export interface Judged {
  readonly proposals: readonly ProposedNode[];
  readonly dropped: number;
}

/**
 * What of a proposal can be accepted, whoever made it: nodes of kinds that may stand there, with words that fit, that are not there yet, and
 * whose passages stand letter for letter in a source. The rest is dropped and counted; what hung below it is counted with it.
 */
export function judgeProposals(
  proposed: readonly ProposedNode[],
  { paper, sources }: Pick<Asked, 'paper' | 'sources'>,
): Judged {
  const texts = new Map(sources.map(({ sourceId, text }) => [sourceId, text]));
  const said = new Set(Object.values(paper.nodes).map(node => saidBy(paper, node)));
  const proposals: ProposedNode[] = [];
  let growing = paper;
  let dropped = 0;
  for (const one of proposed) {
    const { kept, lost } = prune(paper, one, said, texts);
    dropped += lost;
    if (!kept) continue;
    // Together with those before it, as if all of them were accepted.
    const made = makePaperEdit(growing, paperChanges.add(growing, [kept], newId));
    if ('problem' in made) {
      dropped += 1;
      continue;
    }
    growing = made.document;
    proposals.push(kept);
  }
  return { proposals, dropped };
}

interface Pruned {
  readonly kept: ProposedNode | undefined;
  readonly lost: number;
}

function prune(
  paper: Pick<Paper, 'kind'>,
  node: ProposedNode,
  said: Set<string>,
  texts: ReadonlyMap<string, string>,
): Pruned {
  const trimmed: ProposedNode = { ...node, fields: trim(node.fields) };
  if (!fits(paper, trimmed, texts)) return { kept: undefined, lost: 1 };
  const words = saidBy(paper, trimmed);
  if (said.has(words)) return { kept: undefined, lost: 1 };
  said.add(words);
  const below = node.below.map(one => prune(paper, one, said, texts));
  return {
    kept: { ...trimmed, below: below.flatMap(({ kept }) => kept ?? []) },
    lost: below.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** An empty text is no text. */
const trim = (fields: ProposedNode['fields']): ProposedNode['fields'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const kept = typeof value === 'string' ? value.trim() : value;
      return kept === '' ? [] : [[name, kept]];
    }),
  );

function fits(paper: Pick<Paper, 'kind'>, node: ProposedNode, texts: ReadonlyMap<string, string>): boolean {
  const shape = own(paperShapes[paper.kind].nodes, node.kind);
  if (!shape) return false;
  const entries = Object.entries(node.fields);
  if (!entries.every(([name, value]) => fitsField(own(shape.fields, name), value))) return false;
  if (typeof node.fields[mainField(shape.fields)] !== 'string') return false;
  const quote = quoteOf(paper, { ...node, id: '', order: '' });
  return !quote || (quote.passage !== '' && (texts.get(quote.sourceId)?.includes(quote.passage) ?? false));
}

/** Texts alone can be too long; the rest is looked at with the whole. */
const fitsField = (field: PaperField | undefined, value: unknown): boolean =>
  field !== undefined && (field.type !== 'text' || (typeof value === 'string' && value.length <= field.most));

/** A kind's first field says what it is. */
const mainField = (fields: Readonly<Record<string, PaperField>>): string => Object.keys(fields)[0] ?? '';

/** Two that say the same in the same kind are one, wherever marks and spaces differ; the same passage may answer several questions. */
function saidBy({ kind }: Pick<Paper, 'kind'>, node: Pick<ProposedNode, 'kind' | 'fields' | 'parent'>): string {
  const shape = own(paperShapes[kind].nodes, node.kind);
  const quote = shape && quoteOf({ kind }, { ...node, id: '', order: '' });
  const main = node.fields[mainField(shape?.fields ?? {})];
  const words = quote ? `${node.parent} ${quote.sourceId} ${quote.passage}` : String(main ?? '');
  return `${node.kind} ${words.toLowerCase().replace(/[\s\p{P}]/gu, '')}`;
}
