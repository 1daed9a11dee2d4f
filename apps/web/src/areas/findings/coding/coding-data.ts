import type { CallData, CallRequest, codingCalls, codingFrameCalls } from '@wenshu/api-contract';

export type Coding = CallData<typeof codingCalls.list>['items'][number];
export type Frame = Coding['frame'];
export type Code = Frame['codes'][number];
export type FrameCommand = CallRequest<typeof codingFrameCalls.edit>['commands'][number];
