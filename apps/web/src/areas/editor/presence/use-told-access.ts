import { questionnaireStatus } from '@wenshu/api-contract';
import { editorTogetherTexts } from '@wenshu/texts/editor-together';
import { useEffect, useRef } from 'react';
import { language } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import type { Access } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';

const TOLD_MS = 6_000;

/** Tells what somebody else did to the questionnaire as a whole; not what this page is doing itself. */
export function useToldAccess(isOwn: boolean): void {
  const access = useEditorState(state => state.access);
  const before = useRef(access);
  useEffect(() => {
    const text = newsOf(before.current, access);
    before.current = access;
    if (text && !isOwn) notify.info(text, TOLD_MS);
  }, [access, isOwn]);
}

function newsOf(before: Access, now: Access): string | undefined {
  const t = editorTogetherTexts[language].access;
  if (now.isGone) return undefined;
  if (before.mayEdit && !now.mayEdit) return t.noRight;
  if (before.status === undefined || before.status === now.status) return undefined;
  if (now.status === questionnaireStatus.collecting) return t.published;
  if (now.status === questionnaireStatus.suspended) return t.suspended;
  return now.status === questionnaireStatus.ended ? t.ended : undefined;
}
