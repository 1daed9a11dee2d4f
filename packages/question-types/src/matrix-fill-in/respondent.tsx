import { type FlowItem, type FlowRow, readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { inputModeOf } from '../_shared/filling/input-mode.ts';
import { RichText } from '../_shared/rich-text.tsx';
import { type ByCell, changeCell } from '../_shared/rows/by-cell.ts';
import { MatrixGrid } from '../_shared/rows/matrix-grid.tsx';
import { checkCell } from './check-cell.ts';

/** A blank in every cell. Those that are wrong are marked, not whole rows. */
export function MatrixFillInView(props: AnswerViewProps<ByCell>) {
  const { question, answer, onChange, problems, titleId, problemId } = props;
  const isRequired = readSetting(question.settings, 'required');
  const isWrong = (row: FlowRow, column: FlowItem) =>
    problems.length > 0 && checkCell(column, answer?.[row.id]?.[column.id], isRequired).length > 0;
  return (
    <MatrixGrid
      {...props}
      columns={question.items}
      role="group"
      isMissing={() => false}
      isInvalid={problems.length > 0}
      isWrong={row => question.items.some(column => isWrong(row, column))}
      said={row => question.items.flatMap(({ id }) => answer?.[row.id]?.[id] ?? []).join(' · ')}
      cell={(row, column, names) => {
        const labelId = `${titleId}-${row.id}-${column.id}`;
        return (
          <div className="matrix-cell matrix-field">
            <span id={labelId}>
              <RichText of={column.title} />
            </span>
            <input
              type="text"
              aria-labelledby={`${names} ${labelId}`}
              className={isWrong(row, column) ? 'text-field is-invalid' : 'text-field'}
              inputMode={inputModeOf(readSetting(column.settings, 'inputFormat'))}
              value={answer?.[row.id]?.[column.id] ?? ''}
              aria-invalid={isWrong(row, column)}
              aria-describedby={isWrong(row, column) ? problemId : undefined}
              onInput={event => onChange(changeCell(answer, row.id, column.id, event.currentTarget.value || undefined))}
            />
          </div>
        );
      }}
    />
  );
}
