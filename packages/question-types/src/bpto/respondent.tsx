import { deal, readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { formatPrice } from '../_shared/price-list.ts';
import { RichText } from '../_shared/rich-text.tsx';
import type { BptoAnswer } from './answer.ts';
import { type Choice, shelfAfter } from './shelf.ts';

/** A shelf of brands in this respondent's own order. Whatever is taken costs more the next time. */
export function BptoView(props: AnswerViewProps<BptoAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts, seed } = props;
  const choices = answer?.choices ?? [];
  const shelf = shelfAfter(question.items, choices);
  const brands = deal(question.items, {
    seed,
    listId: question.id,
    isRandom: true,
    count: null,
    isAnchored: () => false,
  });
  const unit = readSetting(question.settings, 'priceUnit');
  const isOver = shelf?.isOver ?? true;
  const choose = (choice: Choice) => {
    if (!isOver && (choice === null || shelf?.prices.has(choice))) onChange({ choices: [...choices, choice] });
  };
  const last = choices.at(-1);
  const lastBrand = question.items.find(({ id }) => id === last);
  const news = () => {
    if (isOver) return texts.shelfDone;
    if (!lastBrand) return '';
    const brand = lastBrand.title.text;
    const price = shelf?.prices.get(lastBrand.id);
    return price === undefined
      ? texts.brandLeft({ brand })
      : texts.priceRose({ brand, price: formatPrice(price, unit) });
  };
  return (
    <fieldset
      className="shelf"
      aria-labelledby={titleId}
      aria-describedby={problems.length > 0 ? problemId : undefined}
    >
      {!isOver && (
        <p className="task-heading">{`${texts.choiceOf({ choice: choices.length + 1 })} · ${texts.shelfHint}`}</p>
      )}
      <div className="shelf-brands">
        {brands.map(({ id, title }) => {
          const price = shelf?.prices.get(id);
          // It stays where it was, and keeps the focus: a button that disappears under the finger takes the next one with it.
          return (
            <button
              key={id}
              type="button"
              className={price === undefined ? 'brand is-gone' : 'brand'}
              aria-disabled={isOver || price === undefined}
              onClick={() => choose(id)}
            >
              <span className="brand-title">
                <RichText of={title} />
              </span>{' '}
              <span className="brand-price">{price === undefined ? texts.notOffered : formatPrice(price, unit)}</span>
            </button>
          );
        })}
      </div>
      <button type="button" className="brand is-none" aria-disabled={isOver} onClick={() => choose(null)}>
        <span className="brand-title">{texts.noneOfThese}</span>
      </button>
      <p className="task-done" role="status">
        {news()}
      </p>
      {choices.length > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => onChange(choices.length > 1 ? { choices: choices.slice(0, -1) } : undefined)}
        >
          {texts.undoChoice}
        </button>
      )}
    </fieldset>
  );
}
