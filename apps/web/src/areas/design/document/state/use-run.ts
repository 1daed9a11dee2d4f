import type { CommandCall, CommandInput, CommandName, EditProblem } from '@wenshu/survey-core';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useCallback } from 'react';
import { language } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { describeLoss } from '../reading/describe-loss.ts';
import type { Editor } from './editor-store.ts';
import { useEditor } from './use-editor.ts';

export type Run = <Name extends CommandName>(name: Name, input: CommandInput<Name>) => void;

/** The flag that says "I have seen what goes with it", by the problem that asks for it. */
const CONSENT: Readonly<Record<string, object>> = {
  'involved-in-logic': { clearLogic: true },
  'needs-confirmation': { confirmed: true },
};

/**
 * Runs a command; a refusal is told in words and changes nothing. When others' logic, groups or layers would go along, the person sees
 * them first and decides. True when it was made at once.
 */
export function runInWords<Name extends CommandName>(editor: Editor, name: Name, input: CommandInput<Name>): boolean {
  return inWords(editor, consent => editor.run(name, { ...input, ...consent }));
}

/** The same for several commands that are one step. What one of them asks to agree to, those that know the flag are told. */
export function runAllInWords(
  editor: Editor,
  commandsWith: (consent: object) => readonly CommandCall[],
  onDone: () => void,
): void {
  if (inWords(editor, consent => editor.runAll(commandsWith(consent)), {}, onDone)) onDone();
}

function inWords(
  editor: Editor,
  attempt: (consent: object) => EditProblem | undefined,
  agreed: object = {},
  onAgreed?: () => void,
): boolean {
  const problem = attempt(agreed);
  if (!problem) return true;
  const consent = CONSENT[problem.problem];
  if (!consent || !problem.losses?.length) notify.error(describeEditProblem(language, problem));
  else
    void isSure(editor, problem).then(isAgreed => {
      if (isAgreed && inWords(editor, attempt, { ...agreed, ...consent }, onAgreed)) onAgreed?.();
    });
  return false;
}

async function isSure(editor: Editor, { losses = [] }: EditProblem): Promise<boolean> {
  const { usedBy } = canvasTexts[language];
  const { document } = editor.store.getState();
  const words = [...new Set(losses.map(loss => describeLoss(document, loss, usedBy)))];
  return askBox({
    title: usedBy.title,
    text: words.join(language === 'zh' ? '；' : '; '),
    detail: usedBy.text,
    confirm: usedBy.confirm,
    decline: usedBy.cancel,
  });
}

export function useRun(): Run {
  const editor = useEditor();
  return useCallback((name, input) => void runInWords(editor, name, input), [editor]);
}
