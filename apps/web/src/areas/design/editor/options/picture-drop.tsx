import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './options.module.css';

interface PictureDropProps {
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The options as a place where pictures are dropped. */
export function PictureDrop({ onFiles, children }: PictureDropProps) {
  const t = useTexts(canvasTexts);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button beside it does the same for all.
    <div
      className={classes.dropPlace}
      data-over={isOver || undefined}
      data-words={t.dropPictures}
      onDragOver={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        // A text field below would take the files as well.
        event.stopPropagation();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
