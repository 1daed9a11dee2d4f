import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useFileDrop } from '../../document/media/use-file-drop.ts';
import classes from './options.module.css';

interface PictureDropProps {
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

/** The options as a place where pictures are dropped. */
export function PictureDrop({ onFiles, children }: PictureDropProps) {
  const t = useTexts(canvasTexts);
  const { isOver, dropProps } = useFileDrop(onFiles);
  return (
    <div className={classes.dropPlace} data-over={isOver || undefined} data-words={t.dropPictures} {...dropProps}>
      {children}
    </div>
  );
}
