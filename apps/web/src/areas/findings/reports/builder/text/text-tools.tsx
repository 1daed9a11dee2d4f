import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  CheckOutlined,
  ItalicOutlined,
  NumberOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, ColorPicker, Select } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../../../app/language/language.ts';
import classes from './text.module.css';

interface TextToolsProps {
  readonly editor: Editor;
  onNumber(): void;
  onDone(): void;
}

const styles = ['title', 'heading', 'body', 'bullet', 'note'] as const;
const alignments = [
  ['left', <AlignLeftOutlined key="left" aria-hidden />],
  ['centre', <AlignCenterOutlined key="centre" aria-hidden />],
  ['right', <AlignRightOutlined key="right" aria-hidden />],
] as const;

/** Where the tools of a text stand: above the canvas, in its own size whatever the scale of the page. */
export const TOOLS_PLACE = 'report-text-tools';

export function TextTools({ editor, onNumber, onDone }: TextToolsProps) {
  const t = useTexts(reportScreenTexts).text;
  const [, setTurn] = useState(0);
  useEffect(() => {
    const draw = () => setTurn(turn => turn + 1);
    editor.on('transaction', draw);
    return () => void editor.off('transaction', draw);
  }, [editor]);
  const place = document.getElementById(TOOLS_PLACE);
  if (!place) return null;
  const { look = 'body', align = null } = editor.getAttributes('paragraph');
  const set = (attributes: Readonly<Record<string, unknown>>) =>
    editor.chain().focus().updateAttributes('paragraph', attributes).run();
  const tool = (label: string, icon: ReactNode, isOn: boolean, press: () => void) => (
    <Button
      key={label}
      size="small"
      type={isOn ? 'primary' : 'text'}
      icon={icon}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      // The text keeps its selection.
      onMouseDown={event => event.preventDefault()}
      onClick={press}
    />
  );
  return createPortal(
    <div className={classes.tools} role="toolbar" aria-label={t.tools} onPointerDown={event => event.stopPropagation()}>
      <Select
        size="small"
        aria-label={t.style}
        value={look}
        popupMatchSelectWidth={false}
        options={styles.map(value => ({ value, label: t.styles[value] }))}
        onChange={value => set({ look: value })}
      />
      {tool(t.bold, <BoldOutlined aria-hidden />, editor.isActive('bold'), () =>
        editor.chain().focus().toggleBold().run(),
      )}
      {tool(t.italic, <ItalicOutlined aria-hidden />, editor.isActive('italic'), () =>
        editor.chain().focus().toggleItalic().run(),
      )}
      <ColorPicker
        size="small"
        disabledAlpha
        allowClear
        value={(editor.getAttributes('colour').colour as string | undefined) ?? null}
        onChangeComplete={colour =>
          editor
            .chain()
            .focus()
            .setMark('colour', { colour: colour.toHexString().slice(0, 7) })
            .run()
        }
        onClear={() => editor.chain().focus().unsetMark('colour').run()}
      />
      {alignments.map(([name, icon]) =>
        tool(t.aligns[name], icon, align === name || (name === 'left' && !align), () => set({ align: name })),
      )}
      <Button size="small" icon={<NumberOutlined aria-hidden />} onClick={onNumber}>
        {t.number}
      </Button>
      <Button size="small" type="primary" icon={<CheckOutlined aria-hidden />} onClick={onDone}>
        {t.done}
      </Button>
    </div>,
    place,
  );
}
