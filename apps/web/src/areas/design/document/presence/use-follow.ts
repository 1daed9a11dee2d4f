import type { MadeEdit } from '@wenshu/api-contract';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { useEffect, useState } from 'react';
import { language } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { follow } from '../../../../app/together/follow.ts';
import { guardLeaving, isLostOnLeaving } from '../../../../app/together/guard-leaving.ts';
import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { judgeFailure } from '../../../../app/together/judge-failure.ts';
import { useUnsavedWork } from '../../../../app/update-check/work-under-way.ts';
import type { Editor } from '../state/editor-store.ts';
import { useEditor } from '../state/use-editor.ts';
import { heldBy } from './held-by.ts';
import { saveTyping } from './save-typing.ts';
import { sayPresence } from './say-presence.ts';
import { isInDialog, watchTyping } from './watch-typing.ts';

const TOLD_MS = 4_000;
const LOOK_MS = 1_000;

/** Works together with others as long as the screen is open: brings in what they do, says where we are, and keeps what would be lost. */
export function useFollow(): void {
  const editor = useEditor();
  const [isDrafting, setIsDrafting] = useState(false);
  useUnsavedWork(isDrafting);
  useEffect(() => {
    const pageId = idOfTab();
    let toldAbout: Element | undefined;
    const typing = watchTyping({
      onChange: () => presence.say(),
      onLeave: () => editor.release(),
    });
    const presence = sayPresence(editor, pageId, typing);
    const isHeld = (edits: readonly MadeEdit[]) => {
      const field = typing.field();
      if (!field) return false;
      const held = heldBy({ questionId: questionOf(field, editor), document: editor.store.getState().document }, edits);
      if (held.length > 0 && toldAbout !== field) tell(held, field, editor);
      if (held.length > 0) toldAbout = field;
      return held.length > 0;
    };
    const stop = follow(
      {
        ...editor,
        ask: (known, signal) => editor.watch(known, pageId, signal),
        take: (news, known) => editor.takeNews(news, known, isHeld),
        judge: judgeFailure,
      },
      document,
    );
    const hasDraft = () => {
      const field = typing.field();
      return field !== undefined && isInDialog(field);
    };
    // A dialog that closes takes its fields along without a word.
    const looking = setInterval(() => {
      setIsDrafting(hasDraft());
      if (!typing.field()) editor.release();
    }, LOOK_MS);
    const stopSaving = saveTyping(typing);
    const keepUndo = () => editor.keepUndo();
    window.addEventListener('pagehide', keepUndo);
    // What a dialog has not been told to save is kept nowhere.
    const stopGuarding = guardLeaving(() => isLostOnLeaving(editor.store.getState()) || hasDraft());
    return () => {
      stop();
      stopSaving();
      clearInterval(looking);
      typing.stop();
      presence.stop();
      editor.release();
      window.removeEventListener('pagehide', keepUndo);
      stopGuarding();
    };
  }, [editor]);
}

/** The settings panel belongs to the selected question, a card to its own; in a dialog it could be any. */
function questionOf(field: Element, editor: Editor): string | undefined {
  if (isInDialog(field)) return undefined;
  const card = field.closest<HTMLElement>('[data-question]');
  if (card) return card.dataset.question;
  return field.closest('aside, .ant-drawer') ? editor.store.getState().selectedId : undefined;
}

function tell(edits: readonly MadeEdit[], field: Element, editor: Editor): void {
  const t = editorTogetherTexts[language];
  const name = edits.at(-1)?.isSelf ? t.yourOtherPage : edits.at(-1)?.nickName || t.somebody;
  const place = editor.store.getState().document.questions[questionOf(field, editor) ?? '']?.seqName;
  notify.info(place === undefined ? t.heldElsewhere({ name }) : t.held({ name, place }), TOLD_MS);
}
