import { type AskedQuestion, expandFlow } from '../flow/expand-flow.ts';
import type { Flow, FlowQuestion } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { readSetting } from '../settings/settings.ts';

/** A question as the data knows it: the union over all snapshots; a loop's copies each for itself. */
export interface MergedQuestion {
  readonly key: string;
  /** What its variables' names begin with. */
  readonly stem: string;
  readonly question: FlowQuestion;
}

/** Everything that any snapshot asks, each with all options and rows it ever had; the newest wording wins, what is gone comes last. */
export function mergeFlows(flows: readonly Flow[]): MergedQuestion[] {
  const merged = new Map<string, MergedQuestion>();
  for (const flow of flows) {
    for (const asked of expandFlow(flow).flatMap(group => group.rounds.flat().flatMap(block => block.asked))) {
      const older = mergedFrom(asked, flow);
      const newer = merged.get(asked.key);
      merged.set(asked.key, newer ? { ...newer, question: unite(newer.question, older.question) } : older);
    }
  }
  return [...merged.values()];
}

/** A copy is named by the code of the option it is about. */
function mergedFrom({ key, question, loop }: AskedQuestion, flow: Flow): MergedQuestion {
  if (!loop) return { key, stem: question.seqName, question };
  const source = flow.questions.find(one => one.id === loop.rule.fromQuestionId)?.items ?? [];
  const code =
    readSetting(loop.item.settings, 'optionNumber') ?? source.findIndex(item => item.id === loop.item.id) + 1;
  const title = { text: `${question.title.text} (${loop.item.title.text})` };
  return { key, stem: `${question.seqName}_${code}`, question: { ...question, title } };
}

function unite(newer: FlowQuestion, older: FlowQuestion): FlowQuestion {
  return { ...newer, items: union(newer.items, older.items), rows: union(newer.rows, older.rows) };
}

function union<T extends { readonly id: Id }>(newer: readonly T[], older: readonly T[]): readonly T[] {
  const known = new Set(newer.map(part => part.id));
  const gone = older.filter(part => !known.has(part.id));
  return gone.length === 0 ? newer : [...newer, ...gone];
}
