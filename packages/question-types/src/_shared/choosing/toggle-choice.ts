import type { FlowItem } from '@wenshu/survey-core/answering';
import { isExclusive, type SeveralOptionsAnswer } from './several-options.ts';

/** The answer after one option was tapped. An exclusive option takes the others away, and the others take it away: nobody has to untick first. */
export function toggleChoice(
  items: readonly FlowItem[],
  answer: SeveralOptionsAnswer | undefined,
  itemId: string,
): SeveralOptionsAnswer {
  const before = answer?.items ?? [];
  const isExclusiveId = (id: string) => items.some(item => item.id === id && isExclusive(item));
  const chosen = before.includes(itemId)
    ? before.filter(id => id !== itemId)
    : isExclusiveId(itemId)
      ? [itemId]
      : [...before.filter(id => !isExclusiveId(id)), itemId];
  const blanks = Object.entries(answer?.blanks ?? {}).filter(([id]) => chosen.includes(id));
  return { items: chosen, ...(blanks.length > 0 && { blanks: Object.fromEntries(blanks) }) };
}
