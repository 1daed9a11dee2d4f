import { LoadingOutlined } from '@ant-design/icons';
import { limits } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Tip } from '../parts/tip.tsx';

const ACCEPTED = limits.imageFormats.map(format => `.${format}`).join(',');

interface ImageButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string;
  readonly isSending: boolean;
  onFile(file: File): void;
}

/** Chooses a picture; while one is on its way it takes no other. */
export function ImageButton({ label, icon, className, isSending, onFile }: ImageButtonProps) {
  const t = useTexts(richTextTexts);
  const input = useRef<HTMLInputElement>(null);
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
          if (file) onFile(file);
        }}
      />
    </>
  );
}
