import { useQueryClient } from '@tanstack/react-query';
import { codingFrameCalls, type frameFormats } from '@wenshu/api-contract';
import { framePartTexts } from '@wenshu/texts/findings/coding/frame';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { Frame } from '../coding-data.ts';
import { bringCodes } from './bring-codes.ts';
import type { FrameDeed } from './use-frame-edits.ts';

const LONGEST_NAME = 100;

/** A frame out as a file, copied, and files in: as a frame of one's own, or into this one. */
export function useFrameFiles(frame: Frame, make: (deed: FrameDeed, onDone: () => void) => Promise<void>) {
  const t = useTexts(framePartTexts);
  const queries = useQueryClient();
  const { frameId, name } = frame;
  const refresh = () => queries.invalidateQueries({ queryKey: ['coding-frames'] });
  const exporting = useAction(
    (format: (typeof frameFormats)[number]) => client.call(codingFrameCalls.export, { frameId, format }),
    { onDone: downloadFile },
  );
  const copying = useAction(
    () => client.call(codingFrameCalls.copy, { frameId, name: t.copyName({ name }).slice(0, LONGEST_NAME) }),
    { done: copied => t.copied(copied), refresh },
  );
  const importing = useAction((file: File) => received(file), {
    done: ({ name, codes }) => t.importNewDone({ name, count: codes.length }),
    refresh,
  });
  const bringing = useAction(async (file: File) => {
    const { frameId: read, codes } = await received(file);
    // It was made to be read: nothing is coded with it.
    await client.call(codingFrameCalls.remove, { frameId: read }, { quiet: true }).catch(() => {});
    const { commands, known } = bringCodes(frame, codes);
    if (commands.length === 0) return notify.info(t.importHereNone);
    const told = { count: commands.length, there: known };
    await make({ commands, isAdding: true }, () => notify.success(t.importHereDone(told)));
  });
  return {
    isBusy: [exporting, copying, importing, bringing].some(({ isBusy }) => isBusy),
    exportAs: exporting.run,
    copy: copying.run,
    importNew: importing.run,
    importHere: bringing.run,
  };
}

function received(file: File) {
  const name = file.name.replace(/\.[^.]*$/, '').slice(0, LONGEST_NAME) || file.name;
  // A file is no field of the call: it goes along with them.
  return client.call(codingFrameCalls.import, { name, file } as never);
}
