import { deal, readSetting } from '@wenshu/survey-core/answering';
import { formatPrice } from '@wenshu/survey-core/format-price';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ownWords } from '../_shared/own-words.ts';
import { RichText } from '../_shared/rich-text.tsx';
import type { BptoAnswer } from './answer.ts';
import { labels } from './labels.ts';
import { type Choice, shelfAfter } from './shelf.ts';

/** A shelf of brands in this respondent's own order. Whatever is taken costs more the next time. */
export function BptoView(props: AnswerViewProps<BptoAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts, seed } = props;
  const own = ownWords(labels, texts);
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
    if (isOver) return own.shelfDone;
    if (!lastBrand) return '';
    const brand = lastBrand.title.text;
    const price = shelf?.prices.get(lastBrand.id);
    return price === undefined ? own.brandLeft({ brand }) : own.priceRose({ brand, price: formatPrice(price, unit) });
  };
  return (
    <fieldset
      className="shelf"
      aria-labelledby={titleId}
      aria-describedby={problems.length > 0 ? problemId : undefined}
    >
      {!isOver && (
        <p className="task-heading">{`${own.choiceOf({ choice: choices.length + 1 })} · ${own.shelfHint}`}</p>
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
              <span className="brand-price">{price === undefined ? own.notOffered : formatPrice(price, unit)}</span>
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
          {own.undoChoice}
        </button>
      )}
    </fieldset>
  );
}
