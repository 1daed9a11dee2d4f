import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOf } from '../_shared/aria-of.ts';
import { OptionPicker } from '../_shared/choosing/option-picker.tsx';
import { RichText } from '../_shared/rich-text.tsx';
import { type ByCell, changeCell } from '../_shared/rows/by-cell.ts';
import { MatrixGrid } from '../_shared/rows/matrix-grid.tsx';
import { columnsOf } from './columns-of.ts';

export function MatrixDropdownView(props: AnswerViewProps<ByCell>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const columns = columnsOf(question);
  const isInvalid = problems.length > 0;
  return (
    <MatrixGrid
      {...props}
      columns={columns}
      role="group"
      isMissing={row => isInvalid && columns.some(({ id }) => !answer?.[row.id]?.[id])}
      isInvalid={isInvalid}
      said={row =>
        columns
          .flatMap(({ id, children = [] }) => children.find(one => one.id === answer?.[row.id]?.[id])?.title.text ?? [])
          .join(' · ')
      }
      cell={(row, column, names) => {
        const labelId = `${titleId}-${row.id}-${column.id}`;
        const options = columns.find(({ id }) => id === column.id)?.children ?? [];
        const chosen = options.find(({ id }) => id === answer?.[row.id]?.[column.id]);
        return (
          <div className="matrix-cell matrix-field">
            <span id={labelId}>
              <RichText of={column.title} />
            </span>
            <OptionPicker
              sections={[{ id: column.id, items: options }]}
              chosen={chosen}
              onPick={itemId => onChange(changeCell(answer, row.id, column.id, itemId))}
              field={ariaOf({ titleId: `${names} ${labelId}`, problemId }, isInvalid && !chosen)}
              texts={texts}
            />
          </div>
        );
      }}
    />
  );
}
