import type { TurfCombination } from '@wenshu/statistics';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { turfTexts } from '@wenshu/texts/findings/models/turf';
import type { Told } from '../../claims/claim.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { CLEAR, speaking } from '../solution/lead.ts';
import { turfClaims } from './claims.ts';
import type { FoundTurf } from './found.ts';

export function presentTurf(found: FoundTurf, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { language, source } = context;
  const texts = turfTexts[language];
  const { base, sizes, items } = found;
  const names = itemNames(found, context);
  const { list } = modelResultTexts[language];
  const namesOf = ({ items: places }: Pick<TurfCombination, 'items'>) => list(places.map(at => names[at]!));
  const reached = sizes.filter(({ best }) => best.length > 0);
  const order = items.map((_, at) => at).sort((a, b) => items[b]!.reach - items[a]!.reach);
  return [
    plainTable(
      {
        id: 'combinations',
        title: texts.titles.combinations,
        base,
        notes: summaryNotes(found, namesOf, request, context),
        columns: [
          { id: 'items', text: texts.columns.items, format: countFormat },
          { id: 'reach', text: texts.columns.reach, format: countFormat },
          { id: 'percent', text: texts.columns.percent, format: percentFormat },
          { id: 'frequency', text: texts.columns.frequency, format: countFormat },
          { id: 'average', text: texts.columns.average, format: numberAs(2) },
        ],
        rows: reached.flatMap(({ size, best }) =>
          best.map((one, at) => ({
            id: `${size}:${at + 1}`,
            text: texts.place({ size, place: at + 1 }),
            values: [namesOf(one), one.reach, alreadyPercent(one.reachPercent), one.frequency, one.averageFrequency],
          })),
        ),
      },
      context,
    ),
    {
      kind: 'lines',
      id: 'curve',
      title: texts.titles.curve,
      source: { ...source, base },
      format: percentFormat,
      notes: modelNotes({ footnotes: [texts.curveIs] }),
      y: { min: 0, max: 100 },
      x: { of: 'category', names: reached.map(({ size }) => texts.size(size)) },
      series: [
        {
          id: 'reach',
          name: texts.columns.percent,
          values: reached.map(({ best }) => alreadyPercent(best[0]!.reachPercent)),
        },
      ],
    },
    plainTable(
      {
        id: 'items',
        title: texts.titles.items,
        base,
        columns: [
          { id: 'reach', text: texts.columns.reach, format: countFormat },
          { id: 'percent', text: texts.columns.percent, format: percentFormat },
        ],
        rows: order.map(at => ({
          id: items[at]!.item,
          text: names[at]!,
          values: [items[at]!.reach, alreadyPercent(items[at]!.reachPercent)],
        })),
      },
      context,
    ),
  ];
}

/** An option by its words, a question by its title. */
function itemNames({ offered }: FoundTurf, { variables, language }: PresentContext): readonly string[] {
  return offered.map(({ variable, code }) => {
    const known = variables.get(variable);
    const label = known?.categories?.find(one => one.code === code)?.label;
    return known?.kept === 'codes' && label !== undefined ? label : titleOf(known, variable, language);
  });
}

function summaryNotes(
  { sizes, base, leftOut }: FoundTurf,
  namesOf: (combination: Pick<TurfCombination, 'items'>) => string,
  request: ModelRequest,
  { language }: PresentContext,
): ModelNotes {
  const [texts, shared] = [turfTexts[language], modelResultTexts[language]];
  const firsts = sizes.flatMap(({ size, lead, search, best: [first] }) =>
    first ? [{ size, first, lead, search }] : [],
  );
  const percent = (value: number) => formatNumber(percentFormat, alreadyPercent(value), language);
  const people = speaking(base);
  const gains = firsts.slice(1).map(({ size, first }, at) => {
    const gain = first.reachPercent - firsts[at]!.first.reachPercent;
    return { size, people, gain, atMost: atMostOf(gain, people) };
  });
  const enough = gains.find(known => turfClaims.enough.holds(known));
  const told = firsts.find(({ size }) => size === (enough ? enough.size - 1 : firsts.at(-1)?.size));
  const least = request.options.leastLiked as number;
  return modelNotes({
    meaning: [
      ...(told ? leadNotes(told) : []),
      enough &&
        turfClaims.enough.tell(language, enough, () => ({
          size: enough.size,
          gain: formatNumber(numberAs(1), Math.max(0, enough.gain), language),
        })),
    ],
    warnings: [
      turfClaims.few.tell(language, { people }),
      turfClaims.stepwise.tell(language, { stepwise: sizes.filter(({ search }) => search === 'stepwise').length }),
    ],
    footnotes: [
      texts.reachIs(least),
      request.slots.utilities!.length > 0 ? likedIs(request, language) : undefined,
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    ],
  });

  function leadNotes({ size, first, lead, search }: (typeof firsts)[number]): readonly (Told | undefined)[] {
    const own = { size, names: namesOf(first), percent: percent(first.reachPercent) };
    if (!lead) return [turfClaims.whole.tell(language, { people }, () => own)];
    const known = { people, z: lead.z, percent: lead.percent, isEvery: search === 'exhaustive' };
    const words = () => ({
      ...own,
      next: namesOf({ items: lead.next }),
      nextPercent: percent(first.reachPercent - lead.percent),
    });
    return (['best', 'close', 'tied'] as const).map(name => turfClaims[name].tell(language, known, words));
  }
}

/** The upper end of the 95% interval of a share of people (Wilson), in per cent: of nobody it is not 0. */
function atMostOf(percent: number, people: number): number {
  const [share, z2] = [Math.max(0, percent) / 100, CLEAR ** 2];
  const half = CLEAR * Math.sqrt((share * (1 - share)) / people + z2 / (4 * people * people));
  return (100 * (share + z2 / (2 * people) + half)) / (1 + z2 / people);
}

function likedIs({ options }: ModelRequest, language: PresentContext['language']): string {
  const texts = turfTexts[language];
  return options.likedBy === 'above'
    ? texts.likedAbove(formatNumber(numberAs(2), options.threshold as number, language))
    : texts.likedFirst(options.firsts as number);
}
