import type { AnsweringState, SurveyModel } from '@wenshu/survey-core/answering';

/** Whether it worked: web views may forbid it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Everything that was answered, in words: for somebody whose submission came too late. */
export function answersAsText({ flow, questions }: SurveyModel, { answers }: AnsweringState): string {
  const lines = Object.keys(answers).flatMap(key => {
    const bound = questions.get(key);
    if (!bound) return [];
    const said = bound.quoteText(answers[key]!, {}, flow.languageId === 1 ? '、' : ', ');
    return [`${bound.question.title.text}\n${said || JSON.stringify(answers[key])}`];
  });
  return [flow.title.text, ...lines].join('\n\n');
}
