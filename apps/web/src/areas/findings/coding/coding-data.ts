import type { CallData, codingCalls } from '@wenshu/api-contract';

export type Coding = CallData<typeof codingCalls.list>['items'][number];

/** What every piece of work on one coding is given. */
export interface PartProps {
  readonly scrollId: string;
  readonly coding: Coding;
  /** The frame or the codings are others now: all parts look again. */
  onChanged(): void;
}
