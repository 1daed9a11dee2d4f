import { type AnsweringPart, type AnswerProblem, type AnswerRow, isRecord } from '@wenshu/survey-core/answering';
import { hasOption } from '../_shared/options.ts';
import { type EvaluationSetting, evaluationSettings } from './settings.ts';
import { tagsOf } from './tags-of.ts';

export const MAX_COMMENT_LENGTH = 1000;

/** A score, the tags picked for it in the order of the list, and a comment. */
export type EvaluationAnswer = {
  readonly score: number;
  readonly tags: readonly string[];
  readonly comment?: string;
};

export const answering: AnsweringPart<EvaluationSetting, EvaluationAnswer> = {
  slug: 'evaluation',
  code: 101,
  role: 'question',
  settingNames: evaluationSettings,
  tests: ['answered', 'choice', 'count', 'text', 'number', 'score'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw) || !Array.isArray(raw.tags) || !Number.isSafeInteger(raw.score))
      return { problem: 'not-readable' };
    const { comment } = raw;
    if (comment !== undefined && typeof comment !== 'string') return { problem: 'not-readable' };
    const picked = new Set<unknown>(raw.tags);
    const tags = question.items.filter(item => picked.has(item.id)).map(item => item.id);
    if (tags.length !== picked.size) return { problem: 'option-unknown' };
    // Minus zero is stored as zero.
    return { answer: { score: Number(raw.score) + 0, tags, ...(comment && { comment }) } };
  },
  isEmpty: () => false,
  check: ({ question, settings }, { score, tags, comment }) => {
    if (score < 1) return [{ problem: 'too-small', num: 1 }];
    if (score > settings.pointCount) return [{ problem: 'too-large', num: settings.pointCount }];
    const offered = tagsOf(question, score);
    const problems: AnswerProblem[] = tags
      .filter(tag => !hasOption(offered, tag))
      .map(at => ({ problem: 'option-unknown', at }));
    const isLong = [...(comment ?? '')].length > MAX_COMMENT_LENGTH;
    return isLong ? [...problems, { problem: 'too-long', num: MAX_COMMENT_LENGTH }] : problems;
  },
  operands: (_asked, { score, tags, comment }) => ({
    number: score,
    score,
    selected: tags,
    // Nothing but spaces is no comment.
    ...(comment?.trim() && { text: comment.trim() }),
  }),
  restrict: ({ question }, answer) => ({ ...answer, tags: answer.tags.filter(tag => hasOption(question.items, tag)) }),
  quoteText: () => '',
  toRows: (_asked, { score, tags, comment }) => [
    { answerValue: String(score), answerValueType: 2 },
    ...tags.map((itemId): AnswerRow => ({ itemId, answerValue: itemId, answerValueType: 1 })),
    ...(comment ? [{ answerValue: comment, answerValueType: 0 as const, isBlank: true as const }] : []),
  ],
  fromRows: (_asked, rows) => {
    const score = rows.find(row => row.answerValueType === 2 && !row.isBlank)?.answerValue ?? '';
    const comment = rows.find(row => row.isBlank);
    return {
      score: /^-?[0-9]+$/.test(score) ? Number(score) : null,
      tags: rows.filter(row => row.answerValueType === 1).map(row => row.itemId),
      ...(comment && { comment: comment.answerValue }),
    };
  },
};
