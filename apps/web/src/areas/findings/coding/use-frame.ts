import { useQueryClient } from '@tanstack/react-query';
import { type CallData, type codingCalls, codingFrameCalls, errorCodes } from '@wenshu/api-contract';
import { CallFailure, type CallOptions } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { client } from '../../../app/client.ts';
import { language } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import type { Frame, FrameCommand } from './coding-data.ts';

interface Change {
  readonly commands: FrameCommand[];
  readonly name?: string;
}

/** How the frame of a coding is changed. What comes of it is shown at once, wherever the frame is used on the page. */
export function useFrame(scrollId: string) {
  const queries = useQueryClient();
  const show = (frame: Frame) =>
    queries.setQueryData<CallData<typeof codingCalls.list>>(
      ['codings', scrollId],
      before =>
        before && {
          items: before.items.map(one => (one.frame.frameId === frame.frameId ? { ...one, frame } : one)),
        },
    );
  const edit = async ({ frameId, version }: Frame, change: Change, options: CallOptions = {}) => {
    const frame = await client.call(codingFrameCalls.edit, { frameId, version, ...change }, options);
    show(frame);
    return frame;
  };
  /** A code more: whatever others have done to the frame meanwhile is no reason not to have it. Which it is, is answered too. */
  const add = async (frame: Frame, words: Omit<FrameCommand & { does: 'add' }, 'does'>): Promise<number> => {
    const added = async (known: Frame, options?: CallOptions) => {
      const codes = new Set(known.codes.map(({ code }) => code));
      const now = await edit(known, { commands: [{ does: 'add', ...words }] }, options);
      return now.codes.find(({ code }) => !codes.has(code))!.code;
    };
    try {
      return await added(frame, { quiet: true });
    } catch (error) {
      if (!isMovedOn(error)) {
        if (error instanceof CallFailure) notify.error(error.message || clientTexts[language].operationFailed);
        throw error;
      }
      return added(await client.call(codingFrameCalls.get, { frameId: frame.frameId }, { quiet: true }));
    }
  };
  return { edit, add };
}

/** Somebody has changed the frame since it was looked at. */
const isMovedOn = (error: unknown): boolean =>
  error instanceof CallFailure && error.details.code === errorCodes.frameSavedByOthers.code;
