import type { Flow, FlowQuestion } from '../flow/flow.ts';
import type { Id } from '../ids.ts';

/** Every question that any snapshot has, each with all options and rows it ever had; the newest wording wins, what is gone comes last. */
export function mergeFlows(flows: readonly Flow[]): FlowQuestion[] {
  const merged = new Map<Id, FlowQuestion>();
  for (const flow of flows) {
    for (const question of flow.questions) {
      const newer = merged.get(question.id);
      merged.set(
        question.id,
        newer
          ? { ...newer, items: union(newer.items, question.items), rows: union(newer.rows, question.rows) }
          : question,
      );
    }
  }
  return [...merged.values()];
}

function union<T extends { readonly id: Id }>(newer: readonly T[], older: readonly T[]): readonly T[] {
  const known = new Set(newer.map(part => part.id));
  const gone = older.filter(part => !known.has(part.id));
  return gone.length === 0 ? newer : [...newer, ...gone];
}
