import { publishCalls, type QuestionnaireStatus } from '@wenshu/api-contract';
import type { LevelledProblem, QuestionnaireProblem } from '@wenshu/survey-core';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';

type Wanted = 1 | 2 | 3;

interface StatusScreen {
  readonly scrollId: string;
  /** There is a draft beside what is published: what becomes of it is said where it is asked. */
  readonly hasDraft?: boolean | undefined;
  /** Until nothing is on its way to the server any more. */
  settle?(): Promise<unknown>;
  /** What there is to look at before publishing. */
  look(): Promise<readonly LevelledProblem[]>;
  onChanged(status: QuestionnaireStatus, wanted: Wanted): void;
  /** Shows what stands in the way, on a screen that has its own place for it. */
  onProblems?: (() => void) | undefined;
}

export interface StatusChange {
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
  /** Without asking: the person has been asked how they want to edit. */
  suspendNow(): void;
  end(): void;
}

/** Publishing, suspending and ending from any screen; problems that stand in the way are kept to be shown. */
export function useStatusChange({
  scrollId,
  hasDraft = false,
  settle,
  look,
  onChanged,
  onProblems,
}: StatusScreen): StatusChange {
  const t = editorTexts[language];
  const { end: words } = createScreenTexts[language];
  const [problems, setProblems] = useState<readonly QuestionnaireProblem[]>([]);
  const [preflight, setPreflight] = useState<readonly LevelledProblem[]>();
  const [isFresh, setIsFresh] = useState(false);

  const { isBusy, run } = useAction((work: () => Promise<void>) => work());
  const send = async (wanted: Wanted) => {
    await settle?.();
    const changed = await client.call(publishCalls.changeStatus, { scrollId, status: wanted });
    onChanged(changed.status, wanted);
    setProblems(changed.problems as QuestionnaireProblem[]);
    setIsFresh(wanted === 1 && changed.problems.length === 0);
    if (changed.problems.length > 0) {
      notify.error(t.problemsTitle);
      onProblems?.();
    }
  };
  const change = (wanted: Wanted) => run(() => send(wanted));
  const publish = () =>
    run(async () => {
      await settle?.();
      const found = await look();
      if (found.length === 0) await send(1);
      else setPreflight(found);
    });
  const leavePreflight = () => {
    setPreflight(undefined);
    const errors = preflight?.filter(({ level }) => level === 'error') ?? [];
    setProblems(errors);
    if (errors.length > 0) onProblems?.();
  };
  const ask = async (wanted: 2 | 3, question: Parameters<typeof askBox>[0]) => {
    if (await askBox(question)) await change(wanted);
  };
  const ofDraft = hasDraft ? { detail: unpublishedTexts[language].status.suspendText } : {};
  const suspending = {
    title: t.suspendTitle,
    text: t.suspendText,
    ...ofDraft,
    confirm: t.suspendConfirm,
    decline: t.cancel,
  };
  const ending = { title: words.title, text: words.text, confirm: words.confirm, decline: t.cancel };
  return {
    problems,
    isBusy,
    isFresh,
    preflight,
    publish: () => void publish(),
    publishAnyway: () => {
      setPreflight(undefined);
      void change(1);
    },
    leavePreflight,
    suspend: () => void ask(2, suspending),
    suspendNow: () => void change(2),
    end: () => void ask(3, ending),
  };
}
