import { presenceCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { sayHere, sayOnLeaving } from '../../../../app/together/say-here.ts';
import type { Editor } from '../state/editor-store.ts';
import type { Typing } from './watch-typing.ts';

/** Says that this page is open, at which question, and whether somebody is writing there. Who else is here comes with the news. */
export function sayPresence(editor: Editor, pageId: string, typing: Typing): { say(): void; stop(): void } {
  const here = sayHere(isLeaving => {
    const questionId = editor.store.getState().selectedId;
    const at = questionId === undefined ? {} : { questionId, isTyping: typing.isTyping() };
    const body = { scrollId: editor.scrollId, pageId, ...(isLeaving ? { isLeaving } : at) };
    void client.call(presenceCalls.presence, body, { quiet: true, fetch: sayOnLeaving }).catch(() => {});
  });
  const unsubscribe = editor.store.subscribe((state, before) => state.selectedId !== before.selectedId && here.say());
  return {
    say: here.say,
    stop: () => {
      unsubscribe();
      here.stop();
    },
  };
}
