import type { CommandName } from '@wenshu/survey-core';
import { describeEditProblem } from '@wenshu/texts/edit-problems';
import { useCallback } from 'react';
import { language } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useEditor } from '../state/use-editor.ts';

export type Run = (name: CommandName, input: object) => void;

/** Runs a command; a refusal is told in words and changes nothing. */
export function useRun(): Run {
  const editor = useEditor();
  return useCallback(
    (name, input) => {
      const problem = editor.run(name, input);
      if (problem) notify.error(describeEditProblem(language, problem));
    },
    [editor],
  );
}
