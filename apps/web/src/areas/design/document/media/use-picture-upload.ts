import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useEditor } from '../state/use-editor.ts';
import { checkImage, type ImageProblem } from './check-media.ts';
import { uploadEditorImage } from './upload-media.ts';

export interface SentPicture {
  readonly src: string;
  readonly alt: string;
}

/** The server looks at the bytes, not at the name: what it refuses has the same words as here. */
function wordFor(error: unknown): ImageProblem | 'imageFailed' {
  const code = error instanceof CallFailure ? error.details.code : undefined;
  if (code === errorCodes.pictureFormatWrong.code) return 'imageWrong';
  return code === errorCodes.pictureTooLarge.code ? 'imageTooLarge' : 'imageFailed';
}

/** What browsers call a picture that has no file: it says nothing to a screen reader. */
const NAMELESS = /^image\.\w+$/i;

/** Sends a picture for a text, chosen, pasted or dropped; what is wrong with it is said. */
export function usePictureUpload() {
  const t = useTexts(richTextTexts);
  const { scrollId } = useEditor();
  // Not an action: several pictures may be pasted at once, and whoever sends one waits for its address.
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
    } catch (error) {
      notify.error(t[wordFor(error)]);
      return undefined;
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, send };
}
