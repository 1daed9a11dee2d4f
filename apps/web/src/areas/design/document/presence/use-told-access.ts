import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { useEffect, useRef } from 'react';
import { language } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useSession } from '../../../../app/session/session.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { accessNews } from './access-news.ts';
import { createOwnStatus } from './own-status.ts';

const TOLD_MS = 6_000;

export const ownStatus = createOwnStatus(
  // An older browser tells its other tabs nothing; they say "somebody".
  'BroadcastChannel' in globalThis ? new BroadcastChannel('own-status') : undefined,
  () => useSession.getState().user?.userId,
);

/** Tells what somebody else did to the questionnaire as a whole. */
export function useToldAccess(): void {
  const { scrollId } = useEditor();
  const access = useEditorState(state => state.access);
  const before = useRef(access);
  useEffect(() => {
    const news = accessNews(before.current, access, status => ownStatus.take(scrollId, status));
    before.current = access;
    if (news) notify.info(editorTogetherTexts[language].access[news], TOLD_MS);
  }, [access, scrollId]);
}
