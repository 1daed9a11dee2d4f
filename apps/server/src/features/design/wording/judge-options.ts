import { MOST_PROPOSED_OPTIONS, type ProposedList } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';

const comparable = (text: string) => text.replace(/\s+/g, '').toLowerCase();

export interface JudgedLists {
  readonly proposals: ProposedList[];
  readonly dropped: number;
}

/** Lists without what is there already, twice, empty, no line, or too much; a list of which nothing is left is none. */
export function judgeOptions(lists: readonly ProposedList[], existing: readonly string[]): JudgedLists {
  let dropped = 0;
  const proposals = lists.flatMap(({ name, options }) => {
    const seen = new Set(existing.map(comparable));
    const kept = options
      .map(option => option.trim())
      .filter(option => {
        const isGood = option !== '' && !/[\r\n]/.test(option) && [...option].length <= limits.lineLength;
        return isGood && seen.size < seen.add(comparable(option)).size;
      })
      .slice(0, MOST_PROPOSED_OPTIONS);
    dropped += options.length - kept.length;
    return kept.length > 0 ? [{ name, options: kept }] : [];
  });
  return { proposals, dropped };
}
