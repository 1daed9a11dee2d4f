import type { AnswerViewProps } from './answer-view.ts';

interface Named {
  readonly titleId: string;
  readonly problemId: string;
}

/** What a screen reader says of a field or a group: its name and, while it is wrong, why. */
export function ariaOf({ titleId, problemId }: Named, isInvalid: boolean) {
  return {
    'aria-labelledby': titleId,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? problemId : undefined,
  };
}

/** The same of a question that is one field, or one group. */
export function ariaOfQuestion(props: Pick<AnswerViewProps, 'titleId' | 'problemId' | 'problems'>) {
  return ariaOf(props, props.problems.length > 0);
}
