import type { BrandDemand } from '@wenshu/statistics';
import { bptoTexts } from '@wenshu/texts/findings/models/bpto';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent, inFormat, type Percent, type PlainFormat, percentOf } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import {
  countFormat,
  type ModelNotes,
  modelNotes,
  numberAs,
  percentFormat,
  pFormat,
  plainTable,
} from '../model/plain-table.ts';
import { leadOfShares, speaking } from '../solution/lead.ts';
import { priceFormat } from '../solution/price-format.ts';
import { segmentTables } from '../solution/segment-tables.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings, unreadWarning } from '../solution/shared-notes.ts';
import { brandSimulation, slopeZOf } from './brand-shares.ts';
import { bptoClaims } from './claims.ts';
import type { FoundBpto, FoundTradeOff } from './found.ts';
import { presentOwnBrand } from './own-brand.ts';
import { revenueLead } from './revenue-lead.ts';

interface Shown {
  readonly found: FoundBpto;
  readonly names: readonly string[];
  readonly format: PlainFormat;
  readonly context: PresentContext;
}

/** How demand falls with the price, brand by brand; where people go; and what a price does to all of them. */
export function presentBpto(found: FoundBpto, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const format = priceFormat(request, context);
  const shown: Shown = { found, names: found.brands.map(({ name }) => name), format, context };
  return [
    demandOf(shown),
    brandsOf(shown),
    pricesOf(shown),
    switchingOf(shown),
    ...elasticitiesOf(shown),
    ...presentOwnBrand(found, brandSimulation(found, request.options.own), format, context),
    ...segmentsOf(shown, request),
  ];
}

function demandOf({ found, names, format, context }: Shown): Exhibit {
  const { all, base } = found;
  const texts = bptoTexts[context.language];
  const at = [...new Set(all.brands.flatMap(({ points }) => points.map(({ price }) => price)))].sort((a, b) => a - b);
  return {
    kind: 'lines',
    id: 'demand',
    title: texts.titles.demand,
    source: { ...context.source, base },
    format: percentFormat,
    x: { of: 'number', at, format },
    y: { min: 0 },
    notes: notesOf(found, names, format, context),
    series: all.brands.map((brand, place) => ({
      id: brand.brand,
      name: names[place]!,
      values: at.map(price => demandAt(brand, price)),
    })),
  };
}

/** Who still takes it at its next step takes it here too. Nothing beyond its own prices. */
function demandAt({ points }: BrandDemand, price: number): Percent | null {
  const [first] = points;
  return alreadyPercent(
    first && price >= first.price ? (points.find(point => point.price >= price)?.demand ?? null) : null,
  );
}

function notesOf(
  { all, base, unread }: FoundBpto,
  names: readonly string[],
  format: PlainFormat,
  { language }: PresentContext,
): ModelNotes {
  const texts = bptoTexts[language];
  const shared = solutionTexts[language];
  const people = speaking(base);
  const percent = (value: number) => formatNumber(percentFormat, alreadyPercent(value), language);
  const [first, second] = names
    .map((name, at) => ({ name, at, share: all.firstTaskShare[at]! }))
    .sort((a, b) => b.share - a.share);
  const lead = leadOfShares(
    all.firstTaskShare.map(share => share / 100),
    people,
  );
  const revenue = first && revenueLead(all.brands[first.at]!, people);
  const prices = (told: NonNullable<typeof revenue>) => ({
    name: first!.name,
    price: formatNumber(format, told.price, language),
    other: formatNumber(format, told.other, language),
  });
  const share = () => ({ name: first!.name, share: percent(first!.share) });
  return modelNotes({
    meaning: [
      first && bptoClaims.first.tell(language, lead, share),
      second &&
        bptoClaims.firstClose.tell(language, lead, () => ({
          ...share(),
          other: second.name,
          otherShare: percent(second.share),
        })),
      revenue && bptoClaims.optimal.tell(language, { people, z: revenue.z }, () => prices(revenue)),
      revenue && bptoClaims.optimalClose.tell(language, { people, z: revenue.z }, () => prices(revenue)),
      bptoClaims.none.tell(language, { people, percent: all.nonePercent }, () => percent(all.nonePercent)),
    ],
    warnings: [
      ...sharedWarnings(base, language),
      bptoClaims.notFitted.tell(language, { isFitted: all.mnl !== null }),
      all.mnl ? bptoClaims.notFalling.tell(language, { slopeZ: slopeZOf(all.mnl) }) : undefined,
      unreadWarning(unread, language),
    ],
    footnotes: [texts.how, shared.asAnswered, ...sharedFootnotes(base, language)],
  });
}

const slopeIn = ({ mnl }: FoundTradeOff) => mnl?.coefficients.at(-1)?.estimate;

function brandsOf({ found: { all, base }, names, format, context }: Shown): Table {
  const texts = bptoTexts[context.language];
  return plainTable(
    {
      id: 'brands',
      title: texts.titles.brands,
      base,
      columns: [
        { id: 'first', text: texts.columns.first, format: percentFormat },
        { id: 'choices', text: texts.columns.choices, format: percentFormat },
        { id: 'choosers', text: texts.columns.choosers, format: countFormat },
        { id: 'highest', text: texts.columns.highest, format },
        { id: 'optimal', text: texts.columns.optimal, format },
      ],
      rows: all.brands.map(({ brand, nChoosers, meanMaxPrice, optimalPrice }, at) => ({
        id: brand,
        text: names[at]!,
        values: [
          ...([alreadyPercent(all.firstTaskShare[at]!), alreadyPercent(all.choiceShare[at]!)] as const),
          ...([nChoosers, meanMaxPrice, optimalPrice] as const),
        ],
      })),
    },
    context,
  );
}

function pricesOf({ found: { all, base }, names, format, context }: Shown): Table {
  const texts = bptoTexts[context.language];
  return plainTable(
    {
      id: 'prices',
      title: texts.titles.prices,
      base,
      columns: [
        { id: 'shown', text: texts.columns.shown, format: countFormat },
        { id: 'chosen', text: texts.columns.chosen, format: countFormat },
        { id: 'share', text: texts.columns.share, format: percentFormat },
        { id: 'demand', text: texts.columns.demand, format: percentFormat },
        { id: 'revenue', text: texts.columns.revenue, format: numberAs(2) },
      ],
      rows: all.brands.flatMap(({ brand, points }, at) =>
        points.map(({ price, shown, chosen, share, demand, revenueIndex }) => ({
          id: `${brand}:${price}`,
          text: formatNumber(format, price, context.language),
          group: names[at]!,
          values: [shown, chosen, alreadyPercent(share), alreadyPercent(demand), revenueIndex],
        })),
      ),
      notes: modelNotes({ footnotes: [texts.revenueHow] }),
    },
    context,
  );
}

/** Of those who took a brand, what they took once it had become dearer. */
function switchingOf({ found: { all, base }, names, context }: Shown): Table {
  const texts = bptoTexts[context.language];
  const hasNone = all.switching.some(counts => counts.at(-1)! > 0);
  const to = [...names, ...(hasNone ? [texts.noneOfThese] : [])];
  return plainTable(
    {
      id: 'switching',
      title: texts.titles.switching,
      base,
      columns: [
        ...to.map((text, at) => ({
          id: all.brands[at]?.brand ?? 'none',
          text,
          format: percentFormat,
          group: texts.columns.next,
        })),
        { id: 'base', text: texts.columns.times, format: countFormat },
      ],
      rows: all.switching.map((counts, at) => {
        const whole = counts.reduce((sum, count) => sum + count, 0);
        const shares = to.map((_, place) => percentOf(counts[place]!, whole));
        return {
          id: all.brands[at]!.brand,
          text: names[at]!,
          values: [...shares, whole],
          heat: shares.map(share => (share ?? 0) / 100),
        };
      }),
      notes: modelNotes({ footnotes: [texts.switchingHow] }),
    },
    context,
  );
}

/** At the prices of the scenario: shares, what each loses by its own price and wins by the others', and the logit behind it. */
function elasticitiesOf({ found, names, format, context }: Shown): readonly Table[] {
  const { all, base } = found;
  const { mnl, scenario } = all;
  if (!mnl || !scenario) return [];
  const texts = bptoTexts[context.language];
  const slope = slopeIn(all)!;
  const cross = (of: number, by: number) =>
    of === by ? scenario.ownElasticity[of]! : -slope * scenario.prices[by]! * (scenario.shares[by]! / 100);
  return [
    plainTable(
      {
        id: 'elasticities',
        title: texts.titles.elasticities,
        base,
        columns: [
          { id: 'price', text: texts.columns.price, format },
          { id: 'share', text: texts.columns.scenarioShare, format: percentFormat },
          ...names.map((text, at) => ({
            id: all.brands[at]!.brand,
            text,
            format: numberAs(2),
            group: texts.columns.dearer,
          })),
        ],
        rows: names.map((text, of) => ({
          id: all.brands[of]!.brand,
          text,
          values: [scenario.prices[of]!, alreadyPercent(scenario.shares[of]!), ...names.map((_, by) => cross(of, by))],
        })),
        notes: modelNotes({
          meaning: [mostElastic(found, names, context)],
          footnotes: [texts.elasticityHow],
        }),
      },
      context,
    ),
    plainTable(
      {
        id: 'coefficients',
        title: texts.titles.coefficients,
        base,
        columns: [
          { id: 'estimate', text: texts.columns.estimate, format: numberAs(3) },
          { id: 'error', text: texts.columns.error, format: numberAs(3) },
          { id: 'z', text: 'z', format: numberAs(2) },
          { id: 'p', text: 'p', format: pFormat },
        ],
        rows: mnl.coefficients.map(({ name, estimate, standardError, z, pValue }, at) => ({
          id: name,
          text: at < names.length - 1 ? names[at + 1]! : texts.terms[name as 'none' | 'price'],
          values: [estimate, standardError, z, pValue],
        })),
        notes: modelNotes({
          footnotes: [
            texts.logit(names[0]!, mnl.nTasks, formatNumber(numberAs(3), mnl.mcFadden, context.language)),
            solutionTexts[context.language].sameAnswerer,
          ],
        }),
      },
      context,
    ),
  ];
}

/** Whose share falls most by its own price. Under the logit that is b·price·(1−share): what parts brands is the error of their shares. */
function mostElastic({ all, base }: FoundBpto, names: readonly string[], { language }: PresentContext) {
  const { prices, shares, ownElasticity } = all.scenario!;
  const people = speaking(base);
  const [first, second] = names.map((_, at) => at).sort((a, b) => ownElasticity[a]! - ownElasticity[b]!);
  if (first === undefined || second === undefined) return undefined;
  const slope = slopeIn(all)!;
  const errorOf = (at: number) =>
    slope * prices[at]! * Math.sqrt(((shares[at]! / 100) * (1 - shares[at]! / 100)) / people);
  const z = (ownElasticity[second]! - ownElasticity[first]!) / Math.hypot(errorOf(first), errorOf(second));
  return bptoClaims.strongest.tell(language, { people, z, slopeZ: slopeZOf(all.mnl!) }, () => ({
    name: names[first]!,
    percent: formatNumber(numberAs(2), Math.abs(ownElasticity[first]!), language),
  }));
}

function segmentsOf({ found, names, format, context }: Shown, request: ModelRequest): readonly Table[] {
  const texts = bptoTexts[context.language];
  return segmentTables<FoundTradeOff>(
    found,
    {
      title: texts.titles.segments,
      columns: [
        { id: 'first', text: texts.columns.first, format: percentFormat },
        { id: 'highest', text: texts.columns.highest, format },
        { id: 'optimal', text: texts.columns.optimal, format },
      ],
      rows: names.map((text, at) => ({
        id: found.brands[at]!.id,
        text,
        of: own => [
          inFormat(percentFormat, alreadyPercent(own.firstTaskShare[at]!)),
          inFormat(format, own.brands[at]!.meanMaxPrice),
          inFormat(format, own.brands[at]!.optimalPrice),
        ],
      })),
      notes: () => modelNotes({ warnings: segmentWarnings(found, request, context) }),
    },
    request,
    context,
  );
}
