import { readSettings } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOf } from '../_shared/aria-of.ts';
import { NumberField } from '../_shared/filling/number-field.tsx';
import type { NumbersAnswer } from '../_shared/filling/numbers-by-item.ts';
import { ownWords } from '../_shared/own-words.ts';
import { RichText } from '../_shared/rich-text.tsx';
import { labels } from './labels.ts';
import { weightingSettings } from './settings.ts';
import { sumOf } from './sum-of.ts';

/** A number per item, and what is left of the total. What was not touched counts as 0, so that every answer is whole. */
export function WeightingView(props: AnswerViewProps<NumbersAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const own = ownWords(labels, texts);
  const { totalSum, decimalPlaces, usesSliders } = readSettings(question.settings, weightingSettings);
  const left = Number((totalSum - sumOf(answer)).toPrecision(12));
  const isInvalid = problems.length > 0;
  const change = (itemId: string, value: number) => {
    const zeros = Object.fromEntries(question.items.map(({ id }) => [id, 0]));
    onChange({ ...zeros, ...answer, [itemId]: value });
  };
  return (
    <fieldset className="fields" aria-labelledby={titleId}>
      {question.items.map(item => {
        const labelId = `${titleId}-${item.id}`;
        const field = ariaOf({ titleId: labelId, problemId }, isInvalid);
        return (
          <div key={item.id} className="share">
            <span id={labelId}>
              <RichText of={item.title} />
            </span>
            {usesSliders && (
              <input
                {...field}
                type="range"
                className="share-slider"
                min={0}
                max={totalSum}
                step={10 ** -(decimalPlaces ?? 0)}
                value={answer?.[item.id] ?? 0}
                onInput={event => change(item.id, Number(event.currentTarget.value))}
              />
            )}
            <NumberField
              {...field}
              className="text-field share-field"
              placeholder="0"
              value={answer?.[item.id] || undefined}
              onNumber={value => change(item.id, value)}
            />
          </div>
        );
      })}
      <p className={`share-left${left === 0 ? ' is-done' : answer ? ' is-off' : ''}`} role="status">
        {own.leftOfTotal({ left, total: totalSum })}
      </p>
    </fieldset>
  );
}
