import type { Json } from '../json.ts';
import type { DroppedAnswer } from './replay.ts';
import { isSameJson } from './same-json.ts';
import type { AnswerKey, Answers, SurveyModel } from './survey-model.ts';

/** Moves a record's answers to another snapshot: what it still has is kept, what is gone is dropped and named. Nothing is guessed. */
export function moveAnswers(
  from: SurveyModel,
  to: SurveyModel,
  answers: Readonly<Record<AnswerKey, unknown>>,
): { readonly answers: Answers; readonly dropped: readonly DroppedAnswer[] } {
  const moved: Record<AnswerKey, Json> = {};
  const dropped: DroppedAnswer[] = [];
  for (const [key, raw] of Object.entries(answers)) {
    const [old, next] = [from.questions.get(key), to.questions.get(key)];
    const parsed = old?.parse(raw);
    if (!old || !next) dropped.push({ key, reason: 'question-gone' });
    else if (old.question.type !== next.question.type) dropped.push({ key, reason: 'type-changed' });
    else if (!parsed || !('answer' in parsed)) dropped.push({ key, reason: 'not-readable' });
    else {
      const kept = next.restrict(parsed.answer);
      if (kept !== undefined && !next.isEmpty(kept)) moved[key] = kept;
      if (kept === undefined || !isSameJson(kept, parsed.answer)) dropped.push({ key, reason: 'option-gone' });
    }
  }
  return { answers: moved, dropped };
}
