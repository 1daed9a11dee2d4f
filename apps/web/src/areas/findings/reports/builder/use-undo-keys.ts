import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useEffect } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { ReportWork } from '../state/report-work.ts';

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=dialog], [data-board]') !== null;

/** Ctrl+Z and Ctrl+Y anywhere on the page; a field, a dialog and the canvas have their own. */
export function useUndoKeys(work: ReportWork): void {
  const t = useTexts(reportScreenTexts).canvas;
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if ((isRedo ? work.redo() : work.undo()) === 'changed-since') notify.info(t.changedSince);
    };
    window.addEventListener('keydown', listen, { signal: listening.signal });
    return () => listening.abort();
  }, [work, t]);
}
