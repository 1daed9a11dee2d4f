import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { MatrixSingleAnswer } from './answer.ts';

/**
 * Every row is a radio group of its own, so a screen reader says row and column. On a wide screen the rows line up under one header; below
 * 640 px each row is a card with its options under it: the same elements, laid out anew.
 */
export function MatrixSingleView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
}: AnswerViewProps<MatrixSingleAnswer>) {
  const missing = new Set(problems.length > 0 ? question.rows.filter(row => !answer?.[row.id]).map(row => row.id) : []);
  return (
    <div
      className="matrix"
      style={{ '--options': question.items.length } as never}
      aria-describedby={problems.length > 0 ? problemId : undefined}
    >
      <div className="matrix-head" aria-hidden="true">
        <span />
        {question.items.map(item => (
          <span key={item.id}>{item.title.text}</span>
        ))}
      </div>
      {question.rows.map(row => {
        const rowTitleId = `${titleId}-${row.id}`;
        return (
          <div
            key={row.id}
            role="radiogroup"
            aria-labelledby={`${titleId} ${rowTitleId}`}
            aria-invalid={missing.has(row.id)}
            className={missing.has(row.id) ? 'matrix-row is-missing' : 'matrix-row'}
          >
            <span id={rowTitleId} className="matrix-row-title">
              {row.title.text}
            </span>
            {question.items.map(item => (
              <label key={item.id} className={answer?.[row.id] === item.id ? 'matrix-cell is-chosen' : 'matrix-cell'}>
                <input
                  type="radio"
                  name={`${question.id}-${row.id}`}
                  checked={answer?.[row.id] === item.id}
                  onChange={() => onChange({ ...answer, [row.id]: item.id })}
                />
                <span>{item.title.text}</span>
              </label>
            ))}
          </div>
        );
      })}
    </div>
  );
}
