import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

interface PasteAndDropOptions {
  /** A picture that was pasted or dropped; its place in the text, or where the cursor is. */
  onPicture(file: File, position?: number): void;
  /** Pictures of other sites stood in what was pasted: they are left out. */
  onForeignPictures(): void;
}

const FOREIGN_PICTURE = /<img\b[^>]*\ssrc=["']?(?!\/(?![/\\]))/i;

/** The schema leaves these out anyway; but the browser complains of each, by the page's own rules, before it gets there. */
const STYLE_OR_SCRIPT = /<(style|script)\b[\s\S]*?<\/\1\s*>/gi;
const HANDLER = /\son[a-z]+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Cells of a table become one line: without this the words of two would be one word. */
const CELL_END = /(?=<\/t[dh]>\s*<t[dh]\b)/gi;

/** Pictures that come by the clipboard or are dragged in, and what other programs paste. */
export const PasteAndDrop = Extension.create<PasteAndDropOptions>({
  name: 'pasteAndDrop',
  addOptions: () => ({ onPicture: () => {}, onForeignPictures: () => {} }),
  addProseMirrorPlugins() {
    const { onPicture, onForeignPictures } = this.options;
    return [
      new Plugin({
        props: {
          transformPastedHTML: html =>
            html.replace(STYLE_OR_SCRIPT, '').replace(HANDLER, '').replace(CELL_END, '\u00a0'),
          handlePaste: (_view, event) => {
            const [file] = event.clipboardData?.files ?? [];
            const words = event.clipboardData?.getData('text/plain') ?? '';
            // Word sends a picture of the words along with the words.
            if (!file || words.trim() !== '') {
              if (FOREIGN_PICTURE.test(event.clipboardData?.getData('text/html') ?? '')) onForeignPictures();
              return false;
            }
            onPicture(file);
            return true;
          },
          handleDrop: (view, event) => {
            const [file] = event.dataTransfer?.files ?? [];
            if (!file) return false;
            event.preventDefault();
            onPicture(file, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
            return true;
          },
        },
      }),
    ];
  },
});
