import { PRESENCE_SECONDS, type PresentPerson, presenceCalls } from '@wenshu/api-contract';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { tabPlace } from '../../../app/local-storage.ts';
import { newId } from '../state/new-id.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

const TAB_KEY = 'wenshu.tab';

/** One for every tab, so that a reload is the same visitor and not a second one. */
function idOfTab(): string {
  const id = tabPlace.get(TAB_KEY) ?? newId();
  tabPlace.set(TAB_KEY, id);
  return id;
}

/** Says that this page is open and at which question, and learns who else is here. */
export function usePresence(): readonly PresentPerson[] {
  const { scrollId } = useEditor();
  const selectedId = useEditorState(state => state.selectedId);
  const [others, setOthers] = useState<readonly PresentPerson[]>([]);
  const questionId = useRef(selectedId);
  questionId.current = selectedId;
  useEffect(() => {
    const pageId = idOfTab();
    const say = async (isLeaving = false) => {
      // Nobody looks at a page in the background; it counts as gone after a while.
      if (document.hidden && !isLeaving) return;
      const at = questionId.current;
      const body = { scrollId, pageId, ...(at && { questionId: at }), ...(isLeaving && { isLeaving }) };
      const answer = await client.call(presenceCalls.presence, body, { quiet: true }).catch(() => undefined);
      if (answer && !isLeaving) setOthers(answer.others);
    };
    const often = () => void say();
    often();
    const timer = setInterval(often, PRESENCE_SECONDS * 1000);
    document.addEventListener('visibilitychange', often);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', often);
      void say(true);
    };
  }, [scrollId]);
  return others;
}
