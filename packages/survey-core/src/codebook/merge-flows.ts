import { isSameJson } from '../answering/same-json.ts';
import { type AskedQuestion, expandFlow } from '../flow/expand-flow.ts';
import type { Flow, FlowItem, FlowQuestion } from '../flow/flow.ts';
import { flatItems } from '../flow/items.ts';
import type { Id } from '../ids.ts';
import { readSetting } from '../settings/settings.ts';

/** A question as the data knows it: the union over all snapshots; a loop's copies each for itself. */
export interface MergedQuestion {
  readonly key: string;
  /** What its variables' names begin with. */
  readonly stem: string;
  readonly question: FlowQuestion;
  readonly round?: LoopRound;
}

/** A round of a loop: the option that it is about. */
export interface LoopRound {
  readonly itemId: Id;
  readonly code: number;
  readonly label: string;
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
  const source = flatItems(flow.questions.find(one => one.id === loop.rule.fromQuestionId)?.items ?? []);
  const { id: itemId, title: option, settings } = loop.item;
  const code = readSetting(settings, 'optionNumber') ?? source.findIndex(item => item.id === itemId) + 1;
  const title = { text: `${question.title.text} (${option.text})` };
  const round = { itemId, code, label: option.text };
  return { key, stem: `${question.seqName}_${code}`, question: { ...question, title }, round };
}

function unite(newer: FlowQuestion, older: FlowQuestion): FlowQuestion {
  const past = newer.pastSettings ?? [];
  const isKnown = [newer.settings, ...past].some(settings => isSameJson(settings, older.settings));
  return {
    ...newer,
    items: uniteItems(newer.items, older.items),
    rows: union(newer.rows, older.rows),
    ...(!isKnown && { pastSettings: [...past, older.settings] }),
  };
}

/** In every layer; an option that stands in another place now is not gone. What is a choice now stays one, whatever once stood below it. */
function uniteItems(newer: readonly FlowItem[], older: readonly FlowItem[]): readonly FlowItem[] {
  const known = new Set(flatItems(newer).map(item => item.id));
  const withGone = (now: readonly FlowItem[], before: readonly FlowItem[]): readonly FlowItem[] => {
    const childrenOf = new Map(before.map(item => [item.id, item.children]));
    const kept = now.map(item => {
      const once = childrenOf.get(item.id);
      return once && item.children?.length ? { ...item, children: withGone(item.children, once) } : item;
    });
    const gone = before.filter(item => !known.has(item.id)).map(item => withoutKnown(item, known));
    return gone.length === 0 ? kept : [...kept, ...gone];
  };
  return withGone(newer, older);
}

function withoutKnown(item: FlowItem, known: ReadonlySet<Id>): FlowItem {
  if (!item.children) return item;
  const gone = item.children.filter(child => !known.has(child.id));
  return { ...item, children: gone.map(child => withoutKnown(child, known)) };
}

function union<T extends { readonly id: Id }>(newer: readonly T[], older: readonly T[]): readonly T[] {
  const known = new Set(newer.map(part => part.id));
  const gone = older.filter(part => !known.has(part.id));
  return gone.length === 0 ? newer : [...newer, ...gone];
}
