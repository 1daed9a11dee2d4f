import { bptoTexts } from '@wenshu/texts/findings/models/bpto';
import type { Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { type PlainFormat, percentOf } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import { modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import type { BrandSimulation } from '../model/simulation.ts';
import { brandShares } from './brand-shares.ts';
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
  const best = prices.reduce(
    (most, price) => (price * sharesAt(shown, price)[own]! > most * sharesAt(shown, most)[own]! ? price : most),
    prices[0]!,
  );
  const others = names.flatMap((text, at) => (at === own ? [] : [{ text, at }]));
  return plainTable(
    {
      ...{ id: 'ownPrices', title: texts.titles.prices(name), base: found.base },
      columns: [
        { id: 'share', text: texts.columns.share, format: percentFormat },
        { id: 'change', text: texts.columns.change, format: numberAs(1) },
        { id: 'revenue', text: texts.columns.revenue, format: numberAs(2) },
        ...others.map(({ text, at }) => ({
          ...{ id: found.brands[at]?.id ?? 'none', text, format: numberAs(1), group: texts.columns.others },
        })),
      ],
      rows: prices.map(price => {
        const shares = sharesAt(shown, price);
        return {
          ...{ id: String(price), text: formatNumber(format, price, language) },
          values: [
            shares[own]!,
            shares[own]! - now[own]!,
            (price * shares[own]!) / 100,
            ...others.map(({ at }) => shares[at]! - now[at]!),
          ],
        };
      }),
      notes: modelNotes({
        meaning: [texts.best(name, formatNumber(format, best, language))],
        warnings: [simulation.slope >= 0 ? bptoTexts[language].notFalling : undefined],
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
  return plainTable(
    {
      ...{ id: 'rivals', title: texts.titles.rivals(found.brands[own]!.name), base: found.base },
      columns: [
        { id: 'share', text: texts.columns.share, format: percentFormat },
        { id: 'onThem', text: texts.columns.onThem, format: numberAs(2), group: texts.columns.model },
        { id: 'onOwn', text: texts.columns.onOwn, format: numberAs(2), group: texts.columns.model },
        { id: 'lost', text: texts.columns.lost, format: percentFormat, group: texts.columns.seen },
        { id: 'won', text: texts.columns.won, format: percentFormat, group: texts.columns.seen },
      ],
      rows: others.map(({ id, name, at }) => ({
        ...{ id, text: name },
        values: [shares[at]!, cross(own), cross(at), movedTo(own, at), movedTo(at, own)],
      })),
      notes: modelNotes({
        meaning: [
          strongest && lost !== null && lost !== undefined && lost > 0
            ? texts.strongest(strongest.name, formatNumber(percentFormat, lost, context.language))
            : undefined,
        ],
        footnotes: [texts.rivalsHow],
      }),
    },
    context,
  );
}
