import { type DragEvent, useState } from 'react';

/** What a place needs on which files are dropped, and whether some are held over it. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  const hold = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(is);
  };
  const drop = (event: DragEvent) => {
    hold(false)(event);
    onFiles(event.dataTransfer.files);
  };
  return { isOver, target: { onDragOver: hold(true), onDragLeave: hold(false), onDrop: drop } };
}
