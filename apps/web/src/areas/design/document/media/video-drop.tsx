import { InboxOutlined } from '@ant-design/icons';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './video-dialog.module.css';

/** Where a video is dropped or chosen. While one is on its way it takes no other. */
export function VideoDrop({ isDisabled, onFile }: { readonly isDisabled: boolean; onFile(file: File): void }) {
  const t = useTexts(richTextTexts).videoDialog;
  const [isOver, setIsOver] = useState(false);
  return (
    <label
      className={classes.drop}
      aria-disabled={isDisabled}
      data-over={isOver && !isDisabled}
      onDragOver={event => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !isDisabled) onFile(file);
      }}
    >
      <InboxOutlined aria-hidden className={classes.icon} />
      <strong>{t.drop}</strong>
      <span>{t.hint}</span>
      <input
        type="file"
        accept="video/mp4,.mp4"
        aria-label={t.drop}
        disabled={isDisabled}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
