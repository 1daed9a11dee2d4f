import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Base } from '../../../exhibit/exhibits.ts';
import type { Filter } from '../../../filter/filter.ts';
import type { Places } from '../asking.ts';
import { framed } from '../framed.ts';
import type { Summariser, Summed } from '../summary.ts';

/** How many people answered a question that nothing else is known to make of. */
export const baseSummariser: Summariser<Places, Required<Base>> = {
  lay: (summed, asking) => asking.count([], answered(summed)),
  run: (places, counts) => {
    const [all] = counts.groups(places)[0]!;
    if (!all || all.count === 0) return { people: 0, weighted: 0, effective: 0 };
    const [weight, squares] = [Number(all.weight), Number(all.squares)];
    return {
      ...{ people: all.count, weighted: weight / MILLIONTHS },
      effective: squares === 0 ? 0 : (weight * weight) / squares,
    };
  },
  present: (base, summed, context) => [
    {
      ...framed(summed, context, { what: 'base', base }),
      ...{ kind: 'note', paragraphs: [summaryTexts[context.language].onlyBase] },
    },
  ],
};

const MILLIONTHS = 1_000_000;

/** In any of its parts. */
function answered({ parts }: Summed): Filter {
  const [first, ...more] = parts.map(({ variable }) => variable.key);
  return { test: 'answered', variable: first!, ...(more.length > 0 && { more }), is: true };
}
