import { bptoTexts } from '@wenshu/texts/findings/models/bpto';
import type { Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { type PlainFormat, percentOf } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import { modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import type { BrandSimulation } from '../model/simulation.ts';
import { leadOfShares, speaking } from '../solution/lead.ts';
import { brandShares, slopeZOf } from './brand-shares.ts';
import { bptoClaims } from './claims.ts';
import type { FoundBpto } from './found.ts';

interface Own {
  readonly found: FoundBpto;
  readonly simulation: BrandSimulation;
  readonly own: number;
  readonly format: PlainFormat;
  readonly context: PresentContext;
}

/** The own brand against each of the others: what its price does to all, and who takes customers from whom. */
export function presentOwnBrand(
  found: FoundBpto,
  simulation: BrandSimulation | undefined,
  format: PlainFormat,
  context: PresentContext,
): readonly Table[] {
  if (!simulation || simulation.own === null) return [];
  const shown = { found, simulation, own: simulation.own, format, context };
  return [ownPrices(shown), rivals(shown)];
}

const sharesAt = ({ simulation, own }: Own, price: number) => brandShares(simulation, simulation.at.with(own, price));

const slopeZIn = ({ all }: FoundBpto) => (all.mnl ? slopeZOf(all.mnl) : 0);

/** The price of most revenue by the model against the next: the ratio of both revenues moves with the slope, and that has an error. */
function modelLead({ found, simulation, own }: Own) {
  const { prices } = simulation.brands[own]!;
  const error = found.all.mnl?.priceErrorByPerson ?? 0;
  const revenue = (price: number, slope = simulation.slope) =>
    Math.log(price * brandShares({ ...simulation, slope }, simulation.at.with(own, price))[own]!);
  const [price, other] = prices.toSorted((a, b) => revenue(b) - revenue(a));
  if (price === undefined || other === undefined || !(error > 0)) return undefined;
  const by = (slope?: number) => revenue(price, slope) - revenue(other, slope);
  const moved = Math.abs(by(simulation.slope + error) - by(simulation.slope - error)) / 2;
  const z = moved > 0 ? by() / moved : Number.MAX_VALUE;
  return { price, other, people: speaking(found.base), z, slopeZ: slopeZIn(found) };
}

/** At each of its prices, the others held: its share, what it brings in, and where the difference goes. */
function ownPrices(shown: Own): Table {
  const { found, simulation, own, format, context } = shown;
  const { language } = context;
  const texts = bptoTexts[language].own;
  const names = [
    ...found.brands.map(({ name }) => name),
    ...(simulation.none === null ? [] : [bptoTexts[language].noneOfThese]),
  ];
  const now = brandShares(simulation, simulation.at);
  const { prices, name } = simulation.brands[own]!;
  const lead = modelLead(shown);
  const others = names.flatMap((text, at) => (at === own ? [] : [{ text, at }]));
  const wordsOf = ({ price, other }: NonNullable<typeof lead>) => ({
    name,
    price: formatNumber(format, price, language),
    other: formatNumber(format, other, language),
  });
  return plainTable(
    {
      id: 'ownPrices',
      title: texts.titles.prices(name),
      base: found.base,
      columns: [
        { id: 'share', text: texts.columns.share, format: percentFormat },
        { id: 'change', text: texts.columns.change, format: numberAs(1) },
        { id: 'revenue', text: texts.columns.revenue, format: numberAs(2) },
        ...others.map(({ text, at }) => ({
          id: found.brands[at]?.id ?? 'none',
          text,
          format: numberAs(1),
          group: texts.columns.others,
        })),
      ],
      rows: prices.map(price => {
        const shares = sharesAt(shown, price);
        return {
          id: String(price),
          text: formatNumber(format, price, language),
          values: [
            shares[own]!,
            shares[own]! - now[own]!,
            (price * shares[own]!) / 100,
            ...others.map(({ at }) => shares[at]! - now[at]!),
          ],
        };
      }),
      notes: modelNotes({
        meaning: lead
          ? [
              bptoClaims.ownBest.tell(language, lead, () => wordsOf(lead)),
              bptoClaims.ownClose.tell(language, lead, () => wordsOf(lead)),
            ]
          : [],
        warnings: [bptoClaims.notFalling.tell(language, { slopeZ: slopeZIn(found) })],
        footnotes: [texts.pricesHow],
      }),
    },
    context,
  );
}

/** Cross effects both ways by the model, and beside them what people did when a brand became dearer. */
function rivals({ found, simulation, own, context }: Own): Table {
  const texts = bptoTexts[context.language].own;
  const shares = brandShares(simulation, simulation.at);
  const { switching } = found.all;
  const movedTo = (from: number, to: number) => {
    const left = switching[from]!.reduce((sum, count, at) => (at === from ? sum : sum + count), 0);
    return percentOf(switching[from]![to]!, left);
  };
  const cross = (by: number) => -simulation.slope * simulation.at[by]! * (shares[by]! / 100);
  const others = found.brands.flatMap(({ id, name }, at) => (at === own ? [] : [{ id, name, at }]));
  const strongest = others.toSorted((a, b) => (movedTo(own, b.at) ?? -1) - (movedTo(own, a.at) ?? -1))[0];
  const lost = strongest && movedTo(own, strongest.at);
  // Weighed as people are: Σw of those who left, as how many of them they count.
  const { people, weighted = people } = found.base;
  const leftWeight = switching[own]!.reduce((sum, count, at) => (at === own ? sum : sum + count), 0);
  const left = weighted > 0 ? (leftWeight * speaking(found.base)) / weighted : 0;
  // Who takes none afterwards has left as well: more of these, and no brand is the first to gain.
  const toNone = (movedTo(own, found.brands.length) ?? 0) / 100;
  const movedShares = others.map(({ at }) => (movedTo(own, at) ?? 0) / 100);
  const lead = leadOfShares([...movedShares, toNone], left);
  return plainTable(
    {
      id: 'rivals',
      title: texts.titles.rivals(found.brands[own]!.name),
      base: found.base,
      columns: [
        { id: 'share', text: texts.columns.share, format: percentFormat },
        { id: 'onThem', text: texts.columns.onThem, format: numberAs(2), group: texts.columns.model },
        { id: 'onOwn', text: texts.columns.onOwn, format: numberAs(2), group: texts.columns.model },
        { id: 'lost', text: texts.columns.lost, format: percentFormat, group: texts.columns.seen },
        { id: 'won', text: texts.columns.won, format: percentFormat, group: texts.columns.seen },
      ],
      rows: others.map(({ id, name, at }) => ({
        id,
        text: name,
        values: [shares[at]!, cross(own), cross(at), movedTo(own, at), movedTo(at, own)],
      })),
      notes: modelNotes({
        meaning: [
          strongest && lost !== null && lost !== undefined
            ? bptoClaims.ownStrongest.tell(context.language, toNone > lost / 100 ? { ...lead, z: 0 } : lead, () => ({
                name: strongest.name,
                share: formatNumber(percentFormat, lost, context.language),
              }))
            : undefined,
        ],
        footnotes: [texts.rivalsHow],
      }),
    },
    context,
  );
}
