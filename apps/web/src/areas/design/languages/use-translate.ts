import type { CommandInput } from '@wenshu/survey-core';
import { useCallback } from 'react';
import { useRun } from '../document/state/use-run.ts';

type TranslatedTexts = CommandInput<'translate'>['texts'];

/** As many texts as one edit takes. */
const AT_ONCE = 4000;

/** Writes translations of a language: one edit, several only where one does not take as many. */
export function useTranslate(languageId: number): (texts: TranslatedTexts) => void {
  const run = useRun();
  return useCallback(
    texts => {
      for (let at = 0; at < texts.length; at += AT_ONCE)
        run('translate', { languageId, texts: texts.slice(at, at + AT_ONCE) });
    },
    [run, languageId],
  );
}
