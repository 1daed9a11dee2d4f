import { limits } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { checkImage } from '../../document/media/check-media.ts';
import { uploadPicture } from '../../document/media/upload-media.ts';
import { newId } from '../../document/reading/new-id.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import { planPictures, type SentOptionPicture } from './plan-pictures.ts';

export interface Sending {
  readonly sent: number;
  readonly total: number;
}

/** Pictures for the options of a question: sent one after another, so that they keep their order; one that fails is named and left out. */
export function useOptionPictures(questionId: string) {
  const t = useTexts(canvasTexts);
  const words = useTexts(panelTexts);
  const editor = useEditor();
  const run = useRun();
  const [sending, setSending] = useState<Sending>();
  const send = async (file: File): Promise<SentOptionPicture | undefined> => {
    const fail = (why: string) => void notify.error(t.pictureNotSent({ name: file.name, why }));
    const problem = checkImage(file, limits.imageBytes);
    if (problem) {
      fail(problem === 'imageWrong' ? words.pictureWrong : words.pictureTooLarge);
      return undefined;
    }
    try {
      return { address: await uploadPicture(editor.scrollId, file), name: file.name.replace(/\.[^.]*$/, '') };
    } catch {
      fail(words.failed);
      return undefined;
    }
  };
  const sendAll = async (files: readonly File[]): Promise<readonly SentOptionPicture[]> => {
    const sent: SentOptionPicture[] = [];
    for (const [index, file] of files.entries()) {
      setSending({ sent: index, total: files.length });
      const picture = await send(file);
      if (picture) sent.push(picture);
    }
    setSending(undefined);
    return sent;
  };
  return {
    sending,
    /** One option's own picture. */
    replace: async (file: File, onSent: (address: string) => void) => {
      const [picture] = await sendAll([file]);
      if (picture) onSent(picture.address);
    },
    add: async (files: readonly File[]) => {
      const sent = await sendAll(files);
      // The question as it is by now: a colleague, or the person, may have gone on meanwhile.
      const question = editor.store.getState().document.questions[questionId];
      if (question) for (const { name, input } of planPictures(question, sent, newId)) run(name, input);
    },
  };
}
