import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useEffect } from 'react';
import { listenForUndo } from '../../../../app/actions/listen-for-undo.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { ReportWork } from '../state/report-work.ts';

const BY_ITSELF = 'input, textarea, select, [contenteditable=true], [role=dialog], [data-board]';

/** Ctrl+Z and Ctrl+Y anywhere on the page; a field, a dialog and the canvas have their own. */
export function useUndoKeys(work: ReportWork): void {
  const t = useTexts(reportScreenTexts).canvas;
  useEffect(
    () =>
      listenForUndo(BY_ITSELF, step => {
        if (work[step]() === 'changed-since') notify.info(t.changedSince);
      }),
    [work, t],
  );
}
