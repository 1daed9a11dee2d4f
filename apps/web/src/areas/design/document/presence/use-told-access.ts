import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { useEffect, useRef } from 'react';
import { language } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useEditorState } from '../state/use-editor.ts';
import { accessNews } from './access-news.ts';

const TOLD_MS = 6_000;

/** Tells what somebody else did to the questionnaire as a whole. */
export function useToldAccess(): void {
  const access = useEditorState(state => state.access);
  const before = useRef(access);
  useEffect(() => {
    const news = accessNews(before.current, access);
    before.current = access;
    if (news) notify.info(editorTogetherTexts[language].access[news], TOLD_MS);
  }, [access]);
}
