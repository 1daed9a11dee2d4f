import { readSetting } from '@wenshu/survey-core/answering';
import { formatPrice } from '@wenshu/survey-core/format-price';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOf } from '../_shared/aria-of.ts';
import { priceListOf } from '../_shared/designs/price-list.ts';
import { ownWords } from '../_shared/own-words.ts';
import { type PriceQuestion, type PsmAnswer, priceQuestions } from './answer.ts';
import { labels } from './labels.ts';

/** Four prices from one list. */
export function PsmView(props: AnswerViewProps<PsmAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const unit = readSetting(question.settings, 'priceUnit');
  const prices = priceListOf(question.settings);
  const change = (name: PriceQuestion, text: string) => {
    const { [name]: _before, ...others } = answer ?? {};
    const next: PsmAnswer = text === '' ? others : { ...others, [name]: Number(text) };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset className="fields" aria-labelledby={titleId}>
      {priceQuestions.map(name => {
        const isInvalid = problems.some(({ at }) => at === undefined || at === name);
        const labelId = `${titleId}-${name}`;
        return (
          <div key={name} className="labelled-field">
            <span id={labelId}>{ownWords(labels, texts)[name]}</span>
            <select
              className={isInvalid ? 'text-field price-field is-invalid' : 'text-field price-field'}
              {...ariaOf({ titleId: labelId, problemId }, isInvalid)}
              value={answer?.[name] ?? ''}
              onChange={event => change(name, event.currentTarget.value)}
            >
              <option value="">{texts.choose}</option>
              {prices.map(price => (
                <option key={price} value={price}>
                  {formatPrice(price, unit)}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </fieldset>
  );
}
