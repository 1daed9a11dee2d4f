import { DeleteOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { VIDEO_MOST_WIDTH } from '../media/check-media.ts';
import classes from './rich-text.module.css';
import { ToolButton } from './tool-button.tsx';

/** As the whitelist of texts has them. */
const ALT_LENGTH = 500;
const PICTURE_MOST_WIDTH = 9999;

interface SelectedMedia {
  readonly kind: 'image' | 'video';
  readonly position: number;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** What can be said of the picture or video that is selected: its words for those who do not see it, and its width. */
export function MediaBar({ editor }: { readonly editor: Editor }) {
  const t = useTexts(richTextTexts).media;
  const id = useId();
  const media = useEditorState({ editor, selector: ({ editor: one }) => selectedMedia(one) });
  if (!media) return null;
  const { kind, position } = media;
  // By attribute steps: replacing the node would take the selection, and with it this bar, away while somebody types.
  const set = (attributes: Readonly<Record<string, unknown>>) =>
    editor.commands.command(({ tr }) => {
      for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value);
      return true;
    });
  const setWidth = (typed: string) => {
    const most = kind === 'video' ? VIDEO_MOST_WIDTH : PICTURE_MOST_WIDTH;
    const width = Math.min(Math.floor(Number(typed)), most);
    if (!(width > 0)) return set({ width: null, height: null });
    const { width: before, height } = media;
    set({ width, height: before && height ? Math.max(1, Math.round((height * width) / before)) : null });
  };
  return (
    <div className={classes.mediaBar}>
      {kind === 'image' && (
        <>
          <label htmlFor={`${id}-alt`}>{t.alt}</label>
          <input
            id={`${id}-alt`}
            className={classes.alt}
            maxLength={ALT_LENGTH}
            placeholder={t.altPlaceholder}
            value={media.alt}
            onChange={event => set({ alt: event.target.value })}
          />
        </>
      )}
      <label htmlFor={`${id}-width`}>{t.width}</label>
      <input
        id={`${id}-width`}
        className={classes.mediaWidth}
        type="number"
        min={1}
        max={kind === 'video' ? VIDEO_MOST_WIDTH : PICTURE_MOST_WIDTH}
        placeholder={t.ownWidth}
        value={media.width ?? ''}
        onChange={event => setWidth(event.target.value)}
      />
      <ToolButton
        label={kind === 'image' ? t.removePicture : t.removeVideo}
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => editor.chain().focus().setNodeSelection(position).deleteSelection().run()}
      />
    </div>
  );
}

function selectedMedia(editor: Editor): SelectedMedia | undefined {
  const { selection } = editor.state;
  const node = 'node' in selection ? editor.state.doc.nodeAt(selection.from) : undefined;
  const kind = node?.type.name;
  if (!node || (kind !== 'image' && kind !== 'video')) return undefined;
  const { alt, width, height } = node.attrs;
  return {
    kind,
    position: selection.from,
    alt: String(alt ?? ''),
    width: width ? Number(width) : undefined,
    height: height ? Number(height) : undefined,
  };
}
