import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { changeItem } from '../_shared/by-item.ts';
import { toggleChoice } from '../_shared/choosing/toggle-choice.ts';
import { MatrixChoice } from '../_shared/rows/matrix-choice.tsx';
import { MatrixGrid } from '../_shared/rows/matrix-grid.tsx';
import type { MatrixMultipleAnswer } from './answer.ts';

export function MatrixMultipleView(props: AnswerViewProps<MatrixMultipleAnswer>) {
  const { question, answer, onChange, problems } = props;
  const toggle = (rowId: string, itemId: string) => {
    const { items } = toggleChoice(question.items, { items: answer?.[rowId] ?? [] }, itemId);
    onChange(changeItem(answer, rowId, items.length > 0 ? items : undefined));
  };
  return (
    <MatrixGrid
      {...props}
      columns={question.items}
      role="group"
      isMissing={row => problems.length > 0 && (!answer?.[row.id] || problems.some(problem => problem.at === row.id))}
      isInvalid={problems.length > 0}
      said={row =>
        question.items
          .filter(({ id }) => answer?.[row.id]?.includes(id))
          .map(({ title }) => title.text)
          .join(' · ')
      }
      cell={(row, item) => (
        <MatrixChoice
          type="checkbox"
          name={`${question.id}-${row.id}`}
          item={item}
          isChosen={answer?.[row.id]?.includes(item.id) ?? false}
          onChoose={() => toggle(row.id, item.id)}
        />
      )}
    />
  );
}
