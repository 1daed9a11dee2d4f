import { publishCalls, type QuestionnaireStatus } from '@wenshu/api-contract';
import type { QuestionnaireProblem } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { language } from '../../app/language/language.ts';
import { askBox, notify } from '../../app/notices/notices.ts';
import type { Editor } from '../editor/state/editor-store.ts';

/** Publishing and suspending from a screen; problems that stand in the way are kept to be shown. */
export function useStatus(editor: Editor, first: QuestionnaireStatus) {
  const t = editorTexts[language];
  const [status, setStatus] = useState(first);
  const [problems, setProblems] = useState<readonly QuestionnaireProblem[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const change = async (wanted: 1 | 2) => {
    setIsBusy(true);
    try {
      await editor.settled();
      const changed = await client.call(publishCalls.changeStatus, { scrollId: editor.scrollId, status: wanted });
      setStatus(changed.status);
      setProblems(changed.problems as QuestionnaireProblem[]);
      if (changed.problems.length > 0) notify.error(t.problemsTitle);
      else if (wanted === 1) notify.success(t.published);
    } catch {
      // The client has told the person.
    } finally {
      setIsBusy(false);
    }
  };

  const suspend = async () => {
    const question = { title: t.suspendTitle, text: t.suspendText, confirm: t.suspendConfirm, decline: t.cancel };
    if (await askBox(question)) await change(2);
  };
  return { status, problems, isBusy, publish: () => change(1), suspend };
}
