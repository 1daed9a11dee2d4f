import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { OptionByRowAnswer } from '../_shared/option-by-row.ts';
import { OptionByRowView } from '../_shared/option-by-row-view.tsx';

/** What the ends mean is said once, above all rows. */
export function MatrixScaleView(props: AnswerViewProps<OptionByRowAnswer>) {
  const lowLabel = readSetting(props.question.settings, 'lowLabel');
  const highLabel = readSetting(props.question.settings, 'highLabel');
  return (
    <>
      {(lowLabel || highLabel) && (
        <p className="point-ends">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </p>
      )}
      <OptionByRowView {...props} />
    </>
  );
}
