import { type Design, questionId, theirJson } from './designs.ts';
import type { Contestant } from './race.ts';

/** As much of SurveyJS as is used here. */
interface SurveyJs {
  readonly Model: new (
    json: object,
  ) => {
    setValue(name: string, value: string): void;
    getAllQuestions(visibleOnly: boolean): readonly unknown[];
  };
}

/** The npm package `survey-core` of SurveyJS, installed under this alias because our own engine has that name. */
const PACKAGE: string = 'surveyjs-core';

export async function loadTheirs(): Promise<Contestant | undefined> {
  const { Model } = await import(PACKAGE).then(
    (loaded: SurveyJs & { default?: SurveyJs }) => (loaded.Model ? loaded : (loaded.default ?? loaded)),
    () => ({ Model: undefined }),
  );
  if (!Model) return undefined;
  return {
    name: 'SurveyJS',
    create: (design: Design) => {
      const model = new Model(theirJson(design));
      return {
        change: (n, option) => model.setValue(questionId(n), option),
        countShown: () => model.getAllQuestions(true).length,
      };
    },
  };
}
