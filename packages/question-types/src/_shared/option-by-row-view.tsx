import type { AnswerViewProps } from './answer-view.ts';
import { MatrixChoice } from './matrix-choice.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import type { OptionByRowAnswer } from './option-by-row.ts';

interface OptionByRowViewProps extends AnswerViewProps<OptionByRowAnswer> {
  readonly hasRightTitles?: boolean;
}

/** One option in each row: every row is a radio group. */
export function OptionByRowView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
  hasRightTitles = false,
}: OptionByRowViewProps) {
  return (
    <MatrixGrid
      question={question}
      columns={question.items}
      role="radiogroup"
      hasRightTitles={hasRightTitles}
      isMissing={row => problems.length > 0 && !answer?.[row.id]}
      isInvalid={problems.length > 0}
      titleId={titleId}
      problemId={problemId}
      cell={(row, item) => (
        <MatrixChoice
          type="radio"
          name={`${question.id}-${row.id}`}
          item={item}
          isChosen={answer?.[row.id] === item.id}
          onChoose={() => onChange({ ...answer, [row.id]: item.id })}
        />
      )}
    />
  );
}
