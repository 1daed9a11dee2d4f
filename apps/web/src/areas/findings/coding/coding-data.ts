import type { CallData, CallRequest, codingCalls, codingFrameCalls } from '@wenshu/api-contract';
import type { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';

/** Each has its name in the texts. */
export type CodingPartName = Exclude<keyof (typeof codingScreenTexts)['zh']['parts'], 'name'>;

export type Coding = CallData<typeof codingCalls.list>['items'][number];
export type Frame = Coding['frame'];
export type Code = Frame['codes'][number];
export type FrameCommand = CallRequest<typeof codingFrameCalls.edit>['commands'][number];

/** What every piece of work on one coding is given. */
export interface PartProps {
  readonly scrollId: string;
  readonly coding: Coding;
  /** The frame or the codings are others now: all parts look again. */
  onChanged(): void;
}
