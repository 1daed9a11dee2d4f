import type { Editor } from '@tiptap/core';
import { usePictureUpload } from '../media/use-picture-upload.ts';

interface PictureSurroundings {
  /** Whether the person is still at this text. */
  isHere(): boolean;
  /** A picture came in after the person had gone on: nobody else will save it. */
  onLate(): void;
}

/** Pictures on their way into a text: to where they were dropped, or to the cursor; to the end when the person has gone on. */
export function usePictures(editor: Editor, { isHere, onLate }: PictureSurroundings) {
  const { isSending, send } = usePictureUpload();
  const put = async (file: File, position?: number) => {
    const attrs = await send(file);
    if (!attrs || editor.isDestroyed) return;
    const { size } = editor.state.doc.content;
    const place = position === undefined ? undefined : Math.min(position, size);
    const image = { type: 'image', attrs };
    if (isHere()) return void editor.chain().focus(place).insertContent(image).run();
    // Without the focus: it belongs to whatever the person is doing now.
    editor
      .chain()
      .setTextSelection(place ?? size)
      .insertContent(image)
      .run();
    onLate();
  };
  return { isSending, put };
}
