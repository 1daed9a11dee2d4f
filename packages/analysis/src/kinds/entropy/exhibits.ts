import { entropyTexts } from '@wenshu/texts/findings/models/entropy';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { peopleOf } from '../../claims/evidence.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { entropyClaims } from './claims.ts';
import type { FoundEntropy } from './found.ts';

/** Weights, the largest first. Who scores how much is nobody's to see here: the score can be saved to the data. */
export function presentEntropy(
  found: FoundEntropy,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const [texts, shared] = [entropyTexts[language], modelResultTexts[language]];
  const { positive, negative } = request.slots;
  const keys = [...positive!, ...negative!];
  const names = variableNames(keys, context);
  const { base, weights, entropy, divergence, leftOut } = found;
  const order = keys.map((_, at) => at).sort((a, b) => weights[b]! - weights[a]!);
  const percents = order.map(at => percentOfShare(weights[at]!));
  const [first] = order as [number];
  const constant = names.filter((_, at) => weights[at] === 0);
  const known = { p: found.firstByChance, people: peopleOf(base) };
  const { most, close, constant: same, few } = entropyClaims;
  const notes = modelNotes({
    meaning: [
      most.tell(language, known, () => ({
        name: names[first]!,
        weight: formatNumber(percentFormat, percents[0]!, language),
      })),
      close.tell(language, known),
    ],
    warnings: [same.tell(language, constant.length, () => constant), few.tell(language, known.people)],
    footnotes: [texts.weightIs, texts.method, leftOut > 0 ? shared.leftOut(leftOut) : undefined],
  });
  return [
    plainTable(
      {
        id: 'weights',
        title: texts.titles.weights,
        base,
        notes,
        columns: [
          { id: 'direction', text: texts.columns.direction, format: numberAs(0) },
          { id: 'entropy', text: texts.columns.entropy, format: numberAs(4) },
          { id: 'divergence', text: texts.columns.divergence, format: numberAs(4) },
          { id: 'weight', text: texts.columns.weight, format: percentFormat },
        ],
        rows: order.map((at, place) => ({
          id: keys[at]!,
          text: names[at]!,
          values: [
            at < positive!.length ? texts.directions.positive : texts.directions.negative,
            ...([entropy[at]!, divergence[at]!, percents[place]!] as const),
          ],
        })),
      },
      context,
    ),
    {
      kind: 'bars',
      id: 'chart',
      title: texts.titles.chart,
      source: { ...source, base },
      notes: [],
      format: percentFormat,
      direction: 'bars',
      layout: 'grouped',
      categories: order.map(at => names[at]!),
      series: [{ id: 'weight', name: texts.columns.weight, values: percents }],
    },
  ];
}
