import type { ScrollInfo, SettingList } from '@wenshu/api-contract';
import { isEmail, isLandline, isMobile } from '@wenshu/survey-core/answering';

/** A question of the form with its answer, as the answer is sent (S3.68, S3.69). */
export interface TrialQuestion {
  readonly questionId: string;
  readonly title: string;
  readonly itemId: string;
  readonly parentQuestionId: string;
  readonly questionGroupId: string;
  readonly topQuestionId: string;
  readonly answerValue: string;
  readonly answerValueType: 0;
  /** 0, or why it cannot be sent. */
  readonly invalid: Invalid;
  readonly isRequired: boolean;
  readonly format: number;
}

/** 20001: a required answer is missing. 20025: it is not in the right format (S3.70, S3.71). */
export type Invalid = 0 | 20001 | 20025;

const REQUIRED = '20001';
const FORMAT = '20025';
/** The number of the type whose answer is one text. */
const TEXT_TYPE = 5;

/** The text questions of the survey behind the form, in their order (S4.31). */
export function trialQuestions({ questionGroupList }: ScrollInfo): readonly TrialQuestion[] {
  return questionGroupList.flatMap(({ questionList }) =>
    questionList
      .filter(({ type, isHidden }) => type === TEXT_TYPE && !isHidden)
      .map(({ questionId, questionGroupId, parentQuestionId = '', title, settings }) => ({
        questionId,
        title,
        itemId: '',
        parentQuestionId,
        questionGroupId,
        topQuestionId: questionId,
        answerValue: '',
        answerValueType: 0 as const,
        invalid: 0 as const,
        isRequired: isOn(valueIn(settings, REQUIRED)),
        format: Number(valueIn(settings, FORMAT) ?? 1),
      })),
  );
}

const valueIn = (settings: SettingList, code: string) => settings.find(({ key }) => key === code)?.value;
const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** By setting 20025: what an answer has to be; under 8, 9 and 10 any telephone will do. */
const accepts: Readonly<Record<number, (text: string) => boolean>> = {
  6: isEmail,
  8: isPhone,
  9: isPhone,
  10: isPhone,
};

function isPhone(text: string): boolean {
  return isMobile(text) || isLandline(text);
}

/** The question with what is wrong with its answer (S5.98 to S5.101). */
export function judged(question: TrialQuestion): TrialQuestion {
  const text = question.answerValue.trim();
  return { ...question, invalid: wrongWith(question, text) };
}

function wrongWith({ isRequired, format }: TrialQuestion, text: string): Invalid {
  if (text === '') return isRequired ? 20001 : 0;
  const check = Object.hasOwn(accepts, format) ? accepts[format] : undefined;
  return check && !check(text) ? 20025 : 0;
}

/** What is sent of them: who left a question out has no answer to it. */
export function answersOf(questions: readonly TrialQuestion[]) {
  return questions.flatMap(
    ({ questionId, topQuestionId, parentQuestionId, questionGroupId, itemId, answerValue, answerValueType }) => {
      const text = answerValue.trim();
      if (text === '') return [];
      return [
        { questionId, topQuestionId, parentQuestionId, questionGroupId, itemId, answerValue: text, answerValueType },
      ];
    },
  );
}
