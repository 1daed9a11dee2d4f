import { concordance, findRule, languageOf, type Rule, textForRules } from '@wenshu/words';
import type { Banner } from './banner-sides.ts';
import type { FoundPlaces } from './found.ts';
import type { ReadTexts } from './read-texts.ts';

const MOST_LINES = 100;
/** Signs to either side. */
const AROUND = 30;
const CUT = '…';

/** Where a word stands, with what stands around it, the newest first. */
export function findPlaces({ texts, recordIds }: ReadTexts, { everybody, weightOf }: Banner, rule: Rule): FoundPlaces {
  const spans = texts.map(text => findRule(rule, textForRules(text, languageOf(text))));
  let [having, weighted, places] = [0, 0, 0];
  for (const [place, found] of spans.entries()) {
    if (!found) continue;
    having += 1;
    places += found.length;
    weighted += weightOf(place);
  }
  let next = 0;
  // Asked of each text in turn.
  const lines = concordance(texts, () => spans[next++] ?? [], { around: AROUND, most: MOST_LINES });
  return {
    texts: having,
    places,
    share: everybody.weighted > 0 ? weighted / everybody.weighted : 0,
    lines: lines.map(({ place, before, found, after, isCutBefore, isCutAfter }) => {
      const head = `${isCutBefore ? CUT : ''}${before}`;
      return {
        text: `${head}${found}${after}${isCutAfter ? CUT : ''}`,
        recordId: recordIds[place]!,
        marks: [[head.length, head.length + found.length]],
      };
    }),
  };
}
