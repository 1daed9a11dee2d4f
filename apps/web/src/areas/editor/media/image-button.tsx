import { LoadingOutlined } from '@ant-design/icons';
import { limits } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useEditor } from '../state/use-editor.ts';
import { Tip } from '../tip.tsx';
import { checkImage } from './check-media.ts';
import { uploadEditorImage } from './upload-media.ts';

const ACCEPTED = limits.imageFormats.map(format => `.${format}`).join(',');

interface ImageButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string;
  onBusy(isBusy: boolean): void;
  onImage(address: string, alt: string): void;
}

/** Chooses a picture, checks it, sends it, and hands out its address. */
export function ImageButton({ label, icon, className, onBusy, onImage }: ImageButtonProps) {
  const t = useTexts(richTextTexts);
  const { scrollId } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File) => {
    const problem = checkImage(file);
    if (problem) return notify.error(t[problem]);
    setIsSending(true);
    onBusy(true);
    try {
      // Its file's name says more to a screen reader than nothing.
      onImage(await uploadEditorImage(scrollId, file), file.name.replace(/\.[^.]*$/, ''));
    } catch {
      notify.error(t.imageFailed);
    } finally {
      setIsSending(false);
      onBusy(false);
    }
  };
  return (
    <>
      <Tip text={label}>
        <button
          type="button"
          className={className}
          aria-label={isSending ? t.imageUploading : label}
          disabled={isSending}
          onMouseDown={event => event.preventDefault()}
          onClick={() => input.current?.click()}
        >
          {isSending ? <LoadingOutlined aria-hidden /> : icon}
        </button>
      </Tip>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={label}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
    </>
  );
}
