import type { DataRange } from '@wenshu/api-contract';
import { HOME_NATION } from '@wenshu/texts/people/enterprises';

/** As it is typed: a kind, and words with commas between them. */
export interface RangeDraft {
  readonly kind: DataRange['kind'];
  readonly words: string;
}

export function draftOf(range: DataRange): RangeDraft {
  switch (range.kind) {
    case 'all':
      return { kind: 'all', words: '' };
    case 'channel':
      return { kind: 'channel', words: range.channels.join(', ') };
    case 'label':
      return { kind: 'label', words: range.labels.join(', ') };
    case 'region':
      return { kind: 'region', words: range.regions.map(({ province, nation }) => province ?? nation).join(', ') };
  }
}

/** Undefined when a range was chosen and nothing named: that would show nothing at all, which nobody means. */
export function rangeOf({ kind, words }: RangeDraft): DataRange | undefined {
  const list = [...new Set(words.split(/[,，、\n]/).map(word => word.trim()))].filter(word => word !== '');
  if (kind === 'all') return { kind };
  if (list.length === 0) return undefined;
  if (kind === 'channel') return { kind, channels: list };
  if (kind === 'label') return { kind, labels: list };
  return { kind, regions: list.map(province => ({ nation: HOME_NATION, province })) };
}
