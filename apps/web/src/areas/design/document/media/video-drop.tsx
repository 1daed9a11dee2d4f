import { InboxOutlined } from '@ant-design/icons';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useTexts } from '../../../../app/language/language.ts';
import { useFileDrop } from './use-file-drop.ts';
import classes from './video-dialog.module.css';

/** Where a video is dropped or chosen. While one is on its way it takes no other. */
export function VideoDrop({ isDisabled, onFile }: { readonly isDisabled: boolean; onFile(file: File): void }) {
  const t = useTexts(richTextTexts).videoDialog;
  const { isOver, dropProps } = useFileDrop(([file]) => file && !isDisabled && onFile(file));
  return (
    <label className={classes.drop} aria-disabled={isDisabled} data-over={isOver && !isDisabled} {...dropProps}>
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
