import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { OptionByRowAnswer } from '../_shared/rows/option-by-row.ts';
import { OptionByRowView } from '../_shared/rows/option-by-row-view.tsx';

/** Two statements per row with the points between them. */
export function ContrastScaleView(props: AnswerViewProps<OptionByRowAnswer>) {
  return <OptionByRowView {...props} isScale hasRightTitles />;
}
