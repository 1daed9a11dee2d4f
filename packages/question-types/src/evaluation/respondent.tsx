import { readSettings } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ChipChoice } from '../_shared/choosing/chip-choice.tsx';
import { ownWords } from '../_shared/own-words.ts';
import { StarRow } from '../_shared/rows/star-row.tsx';
import { type EvaluationAnswer, MAX_COMMENT_LENGTH } from './answer.ts';
import { labels } from './labels.ts';
import { evaluationSettings } from './settings.ts';
import { tagsOf } from './tags-of.ts';

/** First the score; then its tags and room for a comment. */
export function EvaluationView(props: AnswerViewProps<EvaluationAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const own = ownWords(labels, texts);
  const { pointCount, usesFaces, hasComment } = readSettings(question.settings, evaluationSettings);
  const tags = answer ? tagsOf(question, answer.score) : [];
  // Tags of another score go with it; a comment stays.
  const score = (next: number) => {
    const offered = tagsOf(question, next).map(tag => tag.id);
    onChange({ ...answer, score: next, tags: answer?.tags.filter(tag => offered.includes(tag)) ?? [] });
  };
  return (
    <div className="fields">
      <StarRow
        name={question.id}
        count={pointCount}
        score={answer?.score}
        onScore={score}
        faces={usesFaces}
        isInvalid={problems.length > 0}
        titleId={titleId}
        problemId={problemId}
        texts={texts}
      />
      {answer && tags.length > 0 && (
        <ChipChoice
          items={tags}
          chosen={answer.tags}
          name={`${question.id}-tags`}
          group={{ 'aria-label': own.evaluationTags }}
          onToggle={itemId =>
            onChange({
              ...answer,
              tags: answer.tags.includes(itemId) ? answer.tags.filter(tag => tag !== itemId) : [...answer.tags, itemId],
            })
          }
        />
      )}
      {answer && hasComment && (
        <textarea
          className="text-field"
          rows={3}
          maxLength={MAX_COMMENT_LENGTH}
          value={answer.comment ?? ''}
          aria-label={own.comment}
          placeholder={own.comment}
          onInput={event => onChange({ ...answer, comment: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
