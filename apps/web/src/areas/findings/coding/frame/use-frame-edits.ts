import { type CallData, codingCalls } from '@wenshu/api-contract';
import { framePartTexts } from '@wenshu/texts/findings/coding/frame';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { Frame, FrameCommand, PartProps } from '../coding-data.ts';
import { useFrame } from '../use-frame.ts';

/** What is done to the frame, and what would undo it; nothing where it is done for good. */
export interface FrameDeed {
  readonly commands: readonly FrameCommand[];
  readonly name?: string;
  readonly undo?: { readonly commands: readonly FrameCommand[]; readonly name?: string };
  /** Codes that the deed makes are taken away again by undoing it, as long as nobody has given them. */
  readonly isAdding?: boolean;
}

type Undo = NonNullable<FrameDeed['undo']>;
type Counts = CallData<typeof codingCalls.counts>;

/** The frame edited, one deed after the other. What is refused changes nothing, and the frame is looked at again. */
export function useFrameEdits({ scrollId, coding, onChanged }: PartProps) {
  const t = useTexts(framePartTexts);
  const { edit } = useFrame(scrollId);
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  const { frame, codingId } = coding;
  const change = (from: Frame, { commands, name }: Undo) =>
    edit(from, { commands: [...commands], ...(name !== undefined && { name }) });
  /** Whether it was done. */
  const make = async (deed: FrameDeed): Promise<boolean> => {
    try {
      const before = new Set(frame.codes.map(({ code }) => code));
      const after = await change(frame, deed);
      const added = after.codes.flatMap(({ code }) => (before.has(code) ? [] : [code]));
      const undo = deed.isAdding ? { commands: added.map(deletion).reverse() } : deed.undo;
      setUndos(known => (undo ? [...known, undo] : []));
      return true;
    } finally {
      onChanged();
    }
  };
  const back = async (): Promise<void> => {
    const undo = undos.at(-1);
    if (!undo) return;
    try {
      const goes = undo.commands.flatMap(command => (command.does === 'delete' ? [command.code] : []));
      if (goes.length > 0 && isGiven(await client.call(codingCalls.counts, { scrollId, codingId }), goes)) {
        setUndos([]);
        return notify.info(t.undoUsed);
      }
      await change(frame, undo);
      setUndos(known => known.slice(0, -1));
      notify.success(t.undone);
    } finally {
      onChanged();
    }
  };
  const { isBusy, run } = useAction(async (deed: FrameDeed, onDone?: () => void) => {
    if (await make(deed)) onDone?.();
  });
  const { isBusy: isUndoing, run: undo } = useAction(back);
  return { isBusy: isBusy || isUndoing, run, undo, canUndo: undos.length > 0 };
}

const deletion = (code: number): FrameCommand => ({ does: 'delete', code, to: null });

const isGiven = ({ codes }: Counts, goes: readonly number[]) =>
  codes.some(({ code, count }) => count > 0 && goes.includes(code));
