import { publishCalls, type QuestionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type LevelledProblem, preflight as preflightOf, type QuestionnaireProblem } from '@wenshu/survey-core';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { useState } from 'react';
import { useStore } from 'zustand';
import { client } from '../../../app/client.ts';
import { language } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import type { Editor } from '../document/state/editor-store.ts';

export interface SurveyStatus {
  readonly status: QuestionnaireStatus;
  /** What stood in the way of the last attempt to publish. */
  readonly problems: readonly QuestionnaireProblem[];
  readonly isBusy: boolean;
  /** Published on this screen a moment ago. */
  readonly isFresh: boolean;
  /** What is shown before publishing, when there is anything to look at. */
  readonly preflight: readonly LevelledProblem[] | undefined;
  publish(): void;
  publishAnyway(): void;
  /** Back from the list; where something must be settled, to its place. */
  leavePreflight(): void;
  suspend(): void;
  end(): void;
}

/** Publishing, suspending and ending from a screen; problems that stand in the way are kept to be shown. */
export function useStatus(editor: Editor, first: QuestionnaireStatus, onProblems?: () => void): SurveyStatus {
  const t = editorTexts[language];
  const { end: words } = createScreenTexts[language];
  // Others publish and suspend it too.
  const status = useStore(editor.store, state => state.access.status) ?? first;
  const [problems, setProblems] = useState<readonly QuestionnaireProblem[]>([]);
  const [preflight, setPreflight] = useState<readonly LevelledProblem[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [isFresh, setIsFresh] = useState(false);

  const change = async (wanted: 1 | 2 | 3) => {
    setIsBusy(true);
    try {
      await editor.settled();
      const changed = await client.call(publishCalls.changeStatus, { scrollId: editor.scrollId, status: wanted });
      editor.noteAccess({ status: changed.status, ...(changed.status === wanted && { statusBy: 'self' }) });
      setProblems(changed.problems as QuestionnaireProblem[]);
      setIsFresh(wanted === 1 && changed.problems.length === 0);
      if (changed.problems.length > 0) {
        notify.error(t.problemsTitle);
        onProblems?.();
      }
    } catch {
      // The client has told the person.
    } finally {
      setIsBusy(false);
    }
  };
  const look = async () => {
    await editor.settled();
    const found = preflightOf(editor.store.getState().document, questionTypes);
    if (found.length === 0) return change(1);
    setPreflight(found);
  };
  const leavePreflight = () => {
    setPreflight(undefined);
    const errors = preflight?.filter(({ level }) => level === 'error') ?? [];
    setProblems(errors);
    if (errors.length > 0) onProblems?.();
  };
  const ask = async (wanted: 2 | 3, question: Parameters<typeof askBox>[0]) => {
    if (await askBox(question)) await change(wanted);
  };
  const suspending = { title: t.suspendTitle, text: t.suspendText, confirm: t.suspendConfirm, decline: t.cancel };
  const ending = { title: words.title, text: words.text, confirm: words.confirm, decline: t.cancel };
  return {
    status,
    problems,
    isBusy,
    isFresh,
    preflight,
    publish: () => void look(),
    publishAnyway: () => {
      setPreflight(undefined);
      void change(1);
    },
    leavePreflight,
    suspend: () => void ask(2, suspending),
    end: () => void ask(3, ending),
  };
}
