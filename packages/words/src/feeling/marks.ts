/** What a word or phrase does to the feeling of a text. */
export type MarkKind =
  | 'value'
  | 'plain'
  | 'denial'
  | 'affirming'
  | 'stronger'
  | 'weaker'
  | 'contrast'
  | 'hope'
  | 'worth'
  | 'fear'
  | 'past'
  | 'wish'
  | 'lack'
  | 'keep'
  | 'complaint'
  | 'irony'
  | 'aspect'
  | 'degree';

export interface Mark {
  readonly kind: MarkKind;
  /** Of a value −1 to 1; of an aspect 1 where more is better and −1 where less is; of a degree 1 for more and −1 for less. */
  readonly value: number;
}

/** By the next sign or word; what stands here ends a phrase. */
export interface MarkNode {
  readonly next: Map<string, MarkNode>;
  readonly marks: Mark[];
}

export const emptyNode = (): MarkNode => ({ next: new Map(), marks: [] });
