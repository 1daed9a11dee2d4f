import type { PaperShape } from '@wenshu/papers';

/** What the helper can be asked for upon a kind of node, or (null) for the whole paper. */
export const asksFor = ({ asks }: PaperShape, kind: string | null): string[] =>
  Object.keys(asks).filter(ask => asks[ask]!.upon.includes(kind));
