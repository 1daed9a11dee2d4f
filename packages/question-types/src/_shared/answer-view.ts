import type { AnswerProblem, FlowQuestion, Json } from '@wenshu/survey-core/answering';
import type { Bilingual } from '@wenshu/texts';
import type { answeringTexts } from '@wenshu/texts/answering';
import type { ComponentType } from 'react';

type TextsOf<T> = T extends Bilingual<infer _> ? T['zh'] | T['en'] : never;
export type ViewTexts = TextsOf<typeof answeringTexts>;

/** What the answering page hands to a type's view. The view speaks its own answer type; the registry forgets it. */
export interface AnswerViewProps<Answer extends Json = Json> {
  readonly question: FlowQuestion;
  readonly answer: Answer | undefined;
  /** Undefined clears the answer. */
  onChange(answer: Answer | undefined): void;
  readonly problems: readonly AnswerProblem[];
  /** The id of the element that names the question, and of the one that says what is wrong. */
  readonly titleId: string;
  readonly problemId: string;
  readonly texts: ViewTexts;
}

export type AnswerView<Answer extends Json = Json> = ComponentType<AnswerViewProps<Answer>>;

/** The one place that forgets a view's answer type: what its own `parse` made is what it gets. */
export function sealView<Answer extends Json>(view: AnswerView<Answer>): AnswerView {
  return view as unknown as AnswerView;
}
