import { richTextTexts } from '@wenshu/texts/rich-text';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useEditor } from '../state/use-editor.ts';
import { checkImage } from './check-media.ts';
import { uploadEditorImage } from './upload-media.ts';

export interface SentPicture {
  readonly src: string;
  readonly alt: string;
}

/** What browsers call a picture that has no file: it says nothing to a screen reader. */
const NAMELESS = /^image\.\w+$/i;

/** Sends a picture for a text, chosen, pasted or dropped; what is wrong with it is said. */
export function usePictureUpload() {
  const t = useTexts(richTextTexts);
  const { scrollId } = useEditor();
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File): Promise<SentPicture | undefined> => {
    const problem = checkImage(file);
    if (problem) {
      notify.error(t[problem]);
      return undefined;
    }
    setIsSending(true);
    try {
      const src = await uploadEditorImage(scrollId, file);
      return { src, alt: NAMELESS.test(file.name) ? '' : file.name.replace(/\.[^.]*$/, '') };
    } catch {
      notify.error(t.imageFailed);
      return undefined;
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, send };
}
