import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { useCallback, useEffect } from 'react';
import { listenForUndo } from '../../../../app/actions/listen-for-undo.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { TranscriptWork } from '../state/transcript-work.ts';

const BY_ITSELF = 'input, textarea, select, [role=dialog]';

/** Takes a step back or forth, and says where that cannot be. */
export function useSteps(work: TranscriptWork): (step: 'undo' | 'redo') => void {
  const { changedSince } = useTexts(transcriptDeskTexts).bar;
  return useCallback(
    step => void (work[step]() === 'changed-since' && notify.info(changedSince)),
    [work, changedSince],
  );
}

/** Ctrl+Z and Ctrl+Y anywhere on the page; a field and a dialog have their own. */
export function useUndoKeys(work: TranscriptWork): void {
  const take = useSteps(work);
  useEffect(() => listenForUndo(BY_ITSELF, take), [take]);
}
