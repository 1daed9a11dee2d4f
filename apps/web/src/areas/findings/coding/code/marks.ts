import type { CallData, codingCalls } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';

export type Answer = CallData<typeof codingCalls.answers>['items'][number];
export type Mark = Answer['marks'][number];
export type Span = NonNullable<Mark['span']>;

/** The marks of one code on the same words, shown as one. */
export interface Chip {
  readonly key: string;
  readonly code: number;
  readonly span: Span | null;
  /** Counts; otherwise it is suggested only, or the answer says something else there by now. */
  readonly holds: 'yes' | 'suggested' | 'no-more';
  readonly marks: readonly Mark[];
}

/** What a press on a code does. */
export interface Change {
  readonly answerRecordIds: readonly string[];
  readonly add: readonly number[];
  readonly remove: readonly number[];
  readonly span?: Span;
}

const holdsOf = ({ state, stands }: Mark): Chip['holds'] | undefined => {
  if (state === 'rejected') return undefined;
  if (!stands) return 'no-more';
  return state === 'accepted' ? 'yes' : 'suggested';
};

export const isSame = (one: Span | null | undefined, other: Span | null | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to;

/** What counts first, then what is suggested or stands no more. A suggestion of what somebody has given already says nothing. */
export function chipsOf(marks: readonly Mark[]): readonly Chip[] {
  const shown = marks.flatMap(mark => {
    const holds = holdsOf(mark);
    return holds === undefined ? [] : [{ mark, holds }];
  });
  const keyOf = ({ mark: { code, span }, holds }: (typeof shown)[number]) =>
    [holds, code, span?.from ?? '', span?.to ?? ''].join(' ');
  const chips = [...groupBy(shown, keyOf)].map(([key, same]): Chip => {
    const [{ mark, holds }] = same as [(typeof same)[number]];
    return { key, code: mark.code, span: mark.span, holds, marks: same.map(one => one.mark) };
  });
  const given = chips.filter(({ holds }) => holds === 'yes');
  const others = chips.filter(
    one => one.holds !== 'yes' && !given.some(({ code, span }) => one.code === code && isSame(one.span, span)),
  );
  return [...given, ...others];
}

/** Of what counts: codes of the answer as a whole, or of these words. */
export const codesOn = ({ marks }: Answer, span?: Span): ReadonlySet<number> =>
  new Set(
    marks
      .filter(mark => holdsOf(mark) === 'yes' && (span === undefined || isSame(mark.span, span)))
      .map(({ code }) => code),
  );

export const isCoded = (answer: Answer): boolean => codesOn(answer).size > 0;

/** Given to those that lack it; taken away where none of them does. */
export function toggled(answers: readonly Answer[], code: number, span?: Span): Change {
  const lacking = answers.filter(answer => !codesOn(answer, span).has(code));
  const isGiven = lacking.length > 0;
  const ids = (isGiven ? lacking : answers).map(({ answerRecordId }) => answerRecordId);
  const change = { answerRecordIds: ids, add: isGiven ? [code] : [], remove: isGiven ? [] : [code] };
  return span === undefined ? change : { ...change, span };
}

/** The answer as it will be, shown before the server has said so. Its marks have no number yet. */
export function changedAnswer(
  answer: Answer,
  { answerRecordIds, add, remove, span }: Change,
  nickName: string,
): Answer {
  if (!answerRecordIds.includes(answer.answerRecordId)) return answer;
  const isOver = (mark: Mark) =>
    !mark.stands ||
    (mark.state === 'accepted' && remove.includes(mark.code) && (span === undefined || isSame(mark.span, span)));
  const fresh = add.map((code, at): Mark => {
    const given = { code, span: span ?? null, coder: 'person', nickName, sureness: null, state: 'accepted' } as const;
    return { ...given, markId: -1 - at, time: Date.now(), stands: true };
  });
  const isThere = (mark: Mark) =>
    answer.marks.some(
      one =>
        holdsOf(one) === 'yes' && one.code === mark.code && one.nickName === nickName && isSame(one.span, mark.span),
    );
  return {
    ...answer,
    marks: [...answer.marks.filter(mark => !isOver(mark)), ...fresh.filter(mark => !isThere(mark))],
  };
}
