import type { AnswerViewProps } from '../answer-view.ts';
import { MatrixChoice } from './matrix-choice.tsx';
import { MatrixGrid, type MatrixGridProps } from './matrix-grid.tsx';
import type { OptionByRowAnswer } from './option-by-row.ts';

type OptionByRowViewProps = AnswerViewProps<OptionByRowAnswer> &
  Pick<MatrixGridProps, 'isScale' | 'ends' | 'hasRightTitles'>;

/** One option in each row: every row is a radio group. */
export function OptionByRowView(props: OptionByRowViewProps) {
  const { question, answer, onChange, problems } = props;
  return (
    <MatrixGrid
      {...props}
      columns={question.items}
      role="radiogroup"
      isMissing={row => problems.length > 0 && !answer?.[row.id]}
      isInvalid={problems.length > 0}
      said={row => question.items.find(({ id }) => id === answer?.[row.id])?.title.text ?? ''}
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
