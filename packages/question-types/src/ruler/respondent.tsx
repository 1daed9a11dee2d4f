import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOf } from '../_shared/aria-of.ts';
import type { NumbersAnswer } from '../_shared/filling/numbers-by-item.ts';
import { RichText } from '../_shared/rich-text.tsx';
import { readRuler } from './settings.ts';

export function RulerView(props: AnswerViewProps<NumbersAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const { least, most, step, lowLabel, highLabel } = readRuler(question.settings);
  return (
    <fieldset className="fields" aria-labelledby={titleId}>
      {question.items.map(item => {
        const labelId = `${titleId}-${item.id}`;
        const value = answer?.[item.id];
        const isInvalid = problems.some(problem => problem.at === item.id);
        // A click or a key counts even where the handle already stands: the middle can be an answer.
        const set = (event: { currentTarget: { value: string } }) =>
          onChange({ ...answer, [item.id]: Number(event.currentTarget.value) });
        return (
          <div key={item.id} className={isInvalid ? 'ruler is-invalid' : 'ruler'}>
            <span className="ruler-title">
              <span id={labelId}>
                <RichText of={item.title} />
              </span>
              <output>{value ?? texts.notSet}</output>
            </span>
            <input
              type="range"
              className={value === undefined ? 'is-untouched' : undefined}
              min={least}
              max={most}
              step={step}
              value={value ?? (least + most) / 2}
              {...ariaOf({ titleId: labelId, problemId }, isInvalid)}
              aria-valuetext={value === undefined ? texts.notSet : String(value)}
              onInput={set}
              onClick={set}
              onKeyUp={event => (event.key === 'Enter' || event.key === ' ') && set(event)}
            />
            <span className="point-ends">
              <span>{lowLabel || least}</span>
              <span>{highLabel || most}</span>
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
