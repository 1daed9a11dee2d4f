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
  StrikethroughOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { FONT_SIZES } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { ImageButton } from '../media/image-button.tsx';
import { VideoDialog } from '../media/video-dialog.tsx';
import { usePermissions, VIDEO_PERMISSION } from '../state/use-permissions.ts';
import { Tip } from '../tip.tsx';
import { ColourPicker } from './colour-picker.tsx';
import classes from './rich-text.module.css';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onQuote: (() => void) | undefined;
  readonly onExpand: (() => void) | undefined;
  /** While a dialog of the toolbar is open, leaving the text is not the end of editing. */
  onBusy(isBusy: boolean): void;
}

export function Toolbar({ editor, onQuote, onExpand, onBusy }: ToolbarProps) {
  const t = useTexts(richTextTexts);
  const [hasVideoDialog, setHasVideoDialog] = useState(false);
  const { permissions } = usePermissions();
  const showVideo = (isShown: boolean) => {
    if (isShown && permissions?.permissionCodes.includes(VIDEO_PERMISSION) === false)
      return notify.error(t.videoDialog.noAuthority);
    setHasVideoDialog(isShown);
    onBusy(isShown);
  };
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      underline: one.isActive('underline'),
      strike: one.isActive('strike'),
      bulletList: one.isActive('bulletList'),
      orderedList: one.isActive('orderedList'),
      center: one.isActive({ textAlign: 'center' }),
      right: one.isActive({ textAlign: 'right' }),
      look: one.getAttributes('look') as { fontSize?: string; color?: string },
    }),
  });
  const run = () => editor.chain().focus();
  const setLook = (look: object) => run().setMark('look', look).run();
  const align = (textAlign: string | null) => run().updateAttributes('paragraph', { textAlign }).run();
  const tool = (label: string, icon: ReactNode, onClick: () => void, isOn?: boolean) => (
    <Tip text={label}>
      <button
        type="button"
        className={classes.tool}
        aria-label={label}
        aria-pressed={isOn}
        onMouseDown={event => event.preventDefault()}
        onClick={onClick}
      >
        {icon}
      </button>
    </Tip>
  );
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t.toolbar}>
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
      {tool(t.bold, <BoldOutlined aria-hidden />, () => run().toggleBold().run(), now.bold)}
      {tool(t.italic, <ItalicOutlined aria-hidden />, () => run().toggleItalic().run(), now.italic)}
      {tool(t.underline, <UnderlineOutlined aria-hidden />, () => run().toggleUnderline().run(), now.underline)}
      {tool(t.strike, <StrikethroughOutlined aria-hidden />, () => run().toggleStrike().run(), now.strike)}
      <ColourPicker value={now.look.color} onPick={color => setLook({ color })} />
      <span className={classes.divider} />
      {tool(t.alignments.left, <AlignLeftOutlined aria-hidden />, () => align(null), !now.center && !now.right)}
      {tool(t.alignments.center, <AlignCenterOutlined aria-hidden />, () => align('center'), now.center)}
      {tool(t.alignments.right, <AlignRightOutlined aria-hidden />, () => align('right'), now.right)}
      {tool(t.bulletList, <UnorderedListOutlined aria-hidden />, () => run().toggleBulletList().run(), now.bulletList)}
      {tool(t.orderedList, <OrderedListOutlined aria-hidden />, () => run().toggleOrderedList().run(), now.orderedList)}
      {tool(t.clear, <ClearOutlined aria-hidden />, () => run().unsetAllMarks().clearNodes().run())}
      <span className={classes.divider} />
      <ImageButton
        label={t.image}
        icon={<PictureOutlined aria-hidden />}
        className={classes.tool}
        onBusy={onBusy}
        onImage={(src, alt) => run().insertContent({ type: 'image', attrs: { src, alt } }).run()}
      />
      {tool(t.video, <VideoCameraOutlined aria-hidden />, () => showVideo(true))}
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
      {onExpand && tool(t.expand, <ExpandAltOutlined aria-hidden />, onExpand)}
      {hasVideoDialog && (
        <VideoDialog
          onCancel={() => {
            showVideo(false);
            editor.commands.focus();
          }}
          onVideo={attrs => {
            showVideo(false);
            run().insertContent({ type: 'video', attrs }).run();
          }}
        />
      )}
    </div>
  );
}
