import { parentPort } from 'node:worker_threads';
import {
  type CodedText,
  CodeSuggester,
  type FeelingClass,
  feelingOf,
  languageOf,
  measuredFeeling,
  type SuggestedCode,
} from '@wenshu/words';

export type SuggestTask = { readonly uncoded: readonly string[] } & (
  | {
      readonly by: 'examples';
      readonly coded: readonly CodedText[];
      /** Words said of codes. */
      readonly described: readonly CodedText[];
    }
  | { readonly by: 'feeling'; readonly codes: Readonly<Record<FeelingClass, number>> }
);

export interface SuggestAnswer {
  /** For each of the uncoded, in their order. */
  readonly suggested: readonly (readonly SuggestedCode[])[];
  readonly tried: CodeSuggester['tried'];
}

parentPort?.on('message', (task: SuggestTask) => parentPort?.postMessage(answer(task)));

function answer(task: SuggestTask): SuggestAnswer {
  if (task.by === 'feeling') {
    const suggested = task.uncoded.map(text => {
      const language = languageOf(text);
      const { feeling } = feelingOf(text, language);
      return [{ code: task.codes[feeling], sureness: measuredFeeling(language, feeling) }];
    });
    return { suggested, tried: { answers: 0, right: 0 } };
  }
  const suggester = new CodeSuggester(task.coded, task.described);
  return { suggested: task.uncoded.map(text => suggester.suggest(text)), tried: suggester.tried };
}
