import { readSetting } from '@wenshu/survey-core/answering';
import { formatPrice } from '@wenshu/survey-core/format-price';
import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart, PartWords } from '../_shared/sketch-parts.tsx';
import { shelfAfter } from './shelf.ts';

/** The shelf before the first choice. */
export function BptoSketch({ question, texts, tags, more }: SketchProps) {
  const unit = readSetting(question.settings, 'priceUnit');
  const prices = shelfAfter(question.items, [])?.prices;
  return (
    <>
      <div className="sketch-concepts">
        <EachPart parts={question.items} more={more}>
          {item => {
            const price = prices?.get(item.id);
            return (
              <div className="sketch-concept">
                <PartWords part={item} tags={tags} />
                {price !== undefined && <span className="sketch-price">{formatPrice(price, unit)}</span>}
              </div>
            );
          }}
        </EachPart>
      </div>
      <p className="sketch-none">{texts.noneOfThese}</p>
    </>
  );
}
