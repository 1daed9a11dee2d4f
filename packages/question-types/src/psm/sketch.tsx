import { readSetting } from '@wenshu/survey-core/answering';
import { formatPrice } from '@wenshu/survey-core/format-price';
import { priceListOf } from '../_shared/designs/price-list.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { FieldSketch } from '../_shared/sketch-parts.tsx';
import { priceQuestions } from './answer.ts';
import { labels } from './labels.ts';

/** Four prices from one list, whose ends the fields show. */
export function PsmSketch({ question: { settings }, texts }: SketchProps) {
  const unit = readSetting(settings, 'priceUnit');
  const prices = priceListOf(settings);
  const range = `${formatPrice(prices[0]!, unit)} – ${formatPrice(prices.at(-1)!, unit)}`;
  return (
    <div className="sketch-lines">
      {priceQuestions.map(name => (
        <div key={name} className="sketch-labelled">
          <span className="sketch-words">{ownWords(labels, texts)[name]}</span>
          <FieldSketch words={range} sign="select" />
        </div>
      ))}
    </div>
  );
}
