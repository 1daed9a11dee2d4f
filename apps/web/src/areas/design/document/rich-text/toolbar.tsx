import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ExpandAltOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { FONT_SIZES } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useTexts } from '../../../../app/language/language.ts';
import { ImageButton } from '../media/image-button.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { LinkTool } from './link-tool.tsx';
import classes from './rich-text.module.css';
import { ToolButton } from './tool-button.tsx';
import { VideoTool } from './video-tool.tsx';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onQuote: (() => void) | undefined;
  readonly onExpand: (() => void) | undefined;
  readonly isSendingPicture: boolean;
  onPicture(file: File): void;
  /** While a dialog of the toolbar is open, leaving the text is not the end of editing. */
  onBusy(isBusy: boolean): void;
}

export function Toolbar({ editor, onQuote, onExpand, isSendingPicture, onPicture, onBusy }: ToolbarProps) {
  const t = useTexts(richTextTexts);
  const now = useEditorState({ editor, selector: ({ editor: one }) => toolsNow(one) });
  const run = () => editor.chain().focus();
  const setLook = (look: object) => run().setMark('look', look).run();
  const align = (textAlign: string | null) => run().updateAttributes('paragraph', { textAlign }).run();
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t.toolbar}>
      <ToolButton
        label={t.undo}
        icon={<UndoOutlined aria-hidden />}
        isDisabled={!now.canUndo}
        onClick={() => run().undo().run()}
      />
      <ToolButton
        label={t.redo}
        icon={<RedoOutlined aria-hidden />}
        isDisabled={!now.canRedo}
        onClick={() => run().redo().run()}
      />
      <span className={classes.divider} />
      <select
        className={classes.size}
        aria-label={t.size}
        value={now.look.fontSize ?? ''}
        onChange={event => setLook({ fontSize: event.target.value || null })}
      >
        <option value="">{t.defaultSize}</option>
        {FONT_SIZES.map(size => (
          <option key={size} value={`${size}px`}>
            {size}
          </option>
        ))}
      </select>
      <ToolButton
        label={t.bold}
        icon={<BoldOutlined aria-hidden />}
        isOn={now.bold}
        onClick={() => run().toggleBold().run()}
      />
      <ToolButton
        label={t.italic}
        icon={<ItalicOutlined aria-hidden />}
        isOn={now.italic}
        onClick={() => run().toggleItalic().run()}
      />
      <ToolButton
        label={t.underline}
        icon={<UnderlineOutlined aria-hidden />}
        isOn={now.underline}
        onClick={() => run().toggleUnderline().run()}
      />
      <ToolButton
        label={t.strike}
        icon={<StrikethroughOutlined aria-hidden />}
        isOn={now.strike}
        onClick={() => run().toggleStrike().run()}
      />
      <ColourPicker value={now.look.color} onPick={color => setLook({ color })} />
      <span className={classes.divider} />
      <ToolButton
        label={t.alignments.left}
        icon={<AlignLeftOutlined aria-hidden />}
        isOn={!now.center && !now.right}
        onClick={() => align(null)}
      />
      <ToolButton
        label={t.alignments.center}
        icon={<AlignCenterOutlined aria-hidden />}
        isOn={now.center}
        onClick={() => align('center')}
      />
      <ToolButton
        label={t.alignments.right}
        icon={<AlignRightOutlined aria-hidden />}
        isOn={now.right}
        onClick={() => align('right')}
      />
      <ToolButton
        label={t.bulletList}
        icon={<UnorderedListOutlined aria-hidden />}
        isOn={now.bulletList}
        onClick={() => run().toggleBulletList().run()}
      />
      <ToolButton
        label={t.orderedList}
        icon={<OrderedListOutlined aria-hidden />}
        isOn={now.orderedList}
        onClick={() => run().toggleOrderedList().run()}
      />
      <ToolButton
        label={t.clear}
        icon={<ClearOutlined aria-hidden />}
        onClick={() => run().unsetAllMarks().clearNodes().run()}
      />
      <span className={classes.divider} />
      <LinkTool editor={editor} href={now.href} />
      <ImageButton
        label={t.image}
        icon={<PictureOutlined aria-hidden />}
        className={classes.tool}
        isSending={isSendingPicture}
        onFile={onPicture}
      />
      <VideoTool editor={editor} onBusy={onBusy} />
      {onQuote && (
        <button
          type="button"
          className={`${classes.tool} ${classes.wide}`}
          onMouseDown={event => event.preventDefault()}
          onClick={onQuote}
        >
          {t.quote}
        </button>
      )}
      {onExpand && <ToolButton label={t.expand} icon={<ExpandAltOutlined aria-hidden />} onClick={onExpand} />}
    </div>
  );
}

function toolsNow(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    center: editor.isActive({ textAlign: 'center' }),
    right: editor.isActive({ textAlign: 'right' }),
    look: editor.getAttributes('look') as { fontSize?: string; color?: string },
    href: editor.getAttributes('link').href as string | undefined,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
