import { simulatorTexts } from '@wenshu/texts/findings/models/simulator';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import { worthTexts } from '@wenshu/texts/findings/models/worths';
import type { Told } from '../../claims/claim.ts';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent, inFormat, type Percent, type PlainFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { USUAL_MARKET } from '../model/simulation-plan.ts';
import { CLEAR, speaking } from '../solution/lead.ts';
import { segmentName } from '../solution/segments.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings } from '../solution/shared-notes.ts';
import { simulatorClaims } from './claims.ts';
import type { FoundScenario, FoundSimulation } from './found.ts';
import { levelOf } from './plan.ts';
import { isBeyond, ruleOf } from './simulate.ts';

const moneyFormat: PlainFormat = numberAs(2);

interface Shown {
  readonly found: FoundSimulation;
  readonly request: ModelRequest;
  readonly context: PresentContext;
  readonly texts: (typeof simulatorTexts)['zh'];
}

/** Shares of every scenario, what they bring in, what moves them, and how groups differ. */
export function presentSimulation(
  found: FoundSimulation,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const texts = simulatorTexts[context.language];
  const shown: Shown = { found: { ...found, scenarios: named(found.scenarios, texts) }, request, context, texts };
  if (found.scenarios.length === 0)
    return [{ ...frameOf(shown, 'shares'), kind: 'note', notes: [], paragraphs: [texts.nothing] }];
  return [sharesOf(shown), scenariosOf(shown), sensitivityTable(shown), ...demandLines(shown), ...segmentsOf(shown)];
}

/** What nobody has named has its number. */
const named = (scenarios: readonly FoundScenario[], texts: Shown['texts']): readonly FoundScenario[] =>
  scenarios.map((scenario, at) => ({
    ...scenario,
    name: scenario.name || texts.first.scenario(at + 1),
    products: scenario.products.map((product, place) => ({
      ...product,
      name: product.name || texts.first.product(place + 1),
    })),
  }));

const frameOf = ({ found: { base }, context, texts }: Shown, id: keyof Shown['texts']['titles']) => ({
  id,
  title: texts.titles[id],
  source: { ...context.source, base },
});

const nameAt = ({ products }: FoundScenario, place: number, { texts }: Shown) => products[place]?.name ?? texts.none;

function sharesOf(shown: Shown): Exhibit {
  const { scenarios } = shown.found;
  const names = [...new Set(scenarios.flatMap(one => one.shares.map((_, place) => nameAt(one, place, shown))))];
  // None stands last, whichever scenario names it first.
  const categories = [
    ...names.filter(name => name !== shown.texts.none),
    ...names.filter(name => name === shown.texts.none),
  ];
  return {
    ...frameOf(shown, 'shares'),
    kind: 'bars',
    notes: notesOf(shown),
    format: percentFormat,
    direction: 'bars',
    layout: 'grouped',
    categories,
    isExclusive: true,
    series: scenarios.map(scenario => {
      const shares = categories.map(name =>
        scenario.shares.find((_, place) => nameAt(scenario, place, shown) === name),
      );
      const ends = (end: 'low' | 'high') => shares.map(share => share?.[end] ?? null);
      return {
        id: scenario.id,
        name: scenario.name,
        values: shares.map(share => share?.share ?? null),
        ...(shown.found.simulation.isOfPeople && { low: ends('low'), high: ends('high') }),
      };
    }),
  };
}

function notesOf(shown: Shown): ModelNotes {
  const { found, request, context, texts } = shown;
  const { language } = context;
  const { simulation, base, scenarios, without, leftOut } = found;
  const products = scenarios.flatMap(one => one.products);
  const isUnknown = products.some(product =>
    simulation.attributes.some(
      (_, at) =>
        !levelOf(simulation, product, at) && !(at === simulation.price?.attribute && product.price !== undefined),
    ),
  );
  const { method } = ruleOf(simulation, request.options);
  return modelNotes({
    meaning: scenarios.flatMap(scenario => leadNotes(scenario, shown)),
    warnings: [
      ...sharedWarnings(base, language),
      simulatorClaims.together.tell(language, { is: !simulation.isOfPeople }),
      simulatorClaims.onlyLogit.tell(language, { is: !simulation.isOfPeople && request.options.method !== 'logit' }),
      simulatorClaims.beyond.tell(language, { is: products.some(product => isBeyond(simulation, product)) }),
      simulatorClaims.unknownLevels.tell(language, { is: isUnknown }),
      simulatorClaims.noNone.tell(language, { is: request.options.none === true && !simulation.none }),
      ...segmentWarnings({ segments: [], leftOut }, request, context),
    ],
    footnotes: [
      texts.methods[method],
      request.options.scale === 1 ? undefined : texts.scaled(String(request.options.scale)),
      simulation.isOfPeople ? texts.interval : undefined,
      without > 0 ? texts.without(without) : undefined,
      texts.preference,
      ...sharedFootnotes(base, language),
    ],
  });
}

function leadNotes(
  { name: scenario, shares, products, lead }: FoundScenario,
  { found: { simulation, base }, context: { language } }: Shown,
): readonly (Told | undefined)[] {
  if (!lead) return [];
  const people = speaking(base);
  const [first, second] = [shares[lead.first]!, shares[lead.second]!];
  const by = first.share - second.share;
  const percent = (share: Percent) => formatNumber(percentFormat, share, language);
  const words = () => ({
    scenario,
    product: products[lead.first]!.name,
    share: percent(first.share),
    other: products[lead.second]!.name,
    otherShare: percent(second.share),
  });
  const known = { people, by, z: lead.z ?? 0 };
  return simulation.isOfPeople
    ? [simulatorClaims.leads.tell(language, known, words), simulatorClaims.close.tell(language, known, words)]
    : [simulatorClaims.highest.tell(language, { people, by, isOfPeople: false }, words)];
}

/** Every product of every scenario: what it is, its share, what it brings in. */
function scenariosOf(shown: Shown): Table {
  const { found, request, context, texts } = shown;
  const { simulation, scenarios, base } = found;
  const has = (of: 'price' | 'revenue' | 'profit') =>
    scenarios.some(one => one.shares.some(share => share[of] !== null));
  const moneys = (['price', 'revenue', 'profit'] as const).filter(has);
  const market = request.plan?.market;
  return plainTable(
    {
      id: 'scenarios',
      title: texts.titles.scenarios,
      base,
      columns: [
        { id: 'share', text: texts.columns.share, format: percentFormat },
        ...(simulation.isOfPeople
          ? (['low', 'high'] as const).map(end => ({
              id: end,
              text: solutionTexts[context.language][end],
              format: percentFormat,
            }))
          : []),
        ...moneys.map(id => ({ id, text: texts.columns[id], format: moneyFormat })),
        ...simulation.attributes.map((attribute, at) => ({
          id: `attribute${at + 1}`,
          text: attributeName(attribute.name, at, context),
          format: numberAs(0),
        })),
      ],
      rows: scenarios.flatMap(scenario =>
        scenario.shares.map((share, place) => ({
          id: `${scenario.id}:${share.id}`,
          text: nameAt(scenario, place, shown),
          group: scenario.name,
          values: [
            ...[share.share, ...(simulation.isOfPeople ? [share.low, share.high] : [])].map(one =>
              inFormat(percentFormat, one),
            ),
            ...moneys.map(id => inFormat(moneyFormat, share[id])),
            ...simulation.attributes.map((_, at) => levelText(shown, scenario, place, at)),
          ],
        })),
      ),
      notes: modelNotes({
        footnotes: [
          has('revenue')
            ? texts.revenueHow(formatNumber(numberAs(0), market ?? USUAL_MARKET, context.language))
            : undefined,
          has('profit') ? texts.profitHow : undefined,
        ],
      }),
    },
    context,
  );
}

const attributeName = (name: string, at: number, { language }: PresentContext) =>
  name === '' ? worthTexts[language].attribute(at + 1) : name;

function levelText({ found: { simulation }, context }: Shown, { products }: FoundScenario, place: number, at: number) {
  const product = products[place];
  if (!product) return '';
  if (simulation.price?.attribute === at && product.price !== undefined)
    return formatNumber(moneyFormat, product.price, context.language);
  return levelOf(simulation, product, at)?.name ?? '';
}

/** The share that each product of the first scenario would have with another level, all else held. */
function sensitivityTable(shown: Shown): Table {
  const { found, context, texts } = shown;
  const { simulation, sensitivity, base } = found;
  const first = found.scenarios[0]!;
  return plainTable(
    {
      id: 'sensitivity',
      title: texts.titles.sensitivity,
      base,
      columns: first.products.map(({ id, name }) => ({ id, text: name, format: percentFormat })),
      rows: simulation.attributes.flatMap((attribute, at) =>
        attribute.levels.map(({ id, name }, level) => ({
          id,
          text: name,
          group: attributeName(attribute.name, at, context),
          values: sensitivity.map(shares => shares[at]![level]!),
          heat: sensitivity.map(shares => shares[at]![level]! / 100),
        })),
      ),
      notes: modelNotes({
        meaning: [mostMoving(shown)],
        footnotes: [texts.sensitivityHow(first.name)],
      }),
    },
    context,
  );
}

/** In words: which attribute moves the first product most. */
function mostMoving({ found, context }: Shown): Told | undefined {
  const { simulation, sensitivity, scenarios, base } = found;
  const ranges = (sensitivity[0] ?? []).map(shares => Math.max(...shares) - Math.min(...shares));
  const [at, next] = ranges.map((_, place) => place).sort((a, b) => ranges[b]! - ranges[a]!);
  const [own] = scenarios[0]!.shares;
  if (at === undefined || !own || own.low === null || own.high === null) return undefined;
  // Both ends of both ranges are shares with about the error of the product's own.
  const error = (own.high - own.low) / (2 * CLEAR);
  const by = ranges[at]! - (next === undefined ? 0 : ranges[next]!);
  const shares = sensitivity[0]![at]!;
  const told = (share: number) => formatNumber(percentFormat, alreadyPercent(share), context.language);
  return simulatorClaims.moves.tell(
    context.language,
    { people: speaking(base), z: error > 0 ? by / error : 0 },
    () => ({
      product: scenarios[0]!.products[0]!.name,
      attribute: attributeName(simulation.attributes[at]!.name, at, context),
      low: told(Math.min(...shares)),
      high: told(Math.max(...shares)),
    }),
  );
}

function demandLines(shown: Shown): readonly Exhibit[] {
  const { demand, scenarios } = shown.found;
  if (!demand) return [];
  const { products, name } = scenarios[0]!;
  return [
    {
      ...frameOf(shown, 'demand'),
      kind: 'lines',
      format: percentFormat,
      y: { min: 0 },
      x: { of: 'number', at: demand.prices, format: moneyFormat },
      series: demand.shares.map((values, at) => ({ id: products[at]!.id, name: products[at]!.name, values })),
      notes: modelNotes({ footnotes: [shown.texts.demandHow(name)] }),
    },
  ];
}

function segmentsOf(shown: Shown): readonly Table[] {
  const { found, request, context, texts } = shown;
  if (found.groups.length === 0) return [];
  const { everybody, named: withPeople } = solutionTexts[context.language];
  const nameOf = (code: number) => segmentName(code, request, context);
  return [
    plainTable(
      {
        id: 'segments',
        title: texts.titles.segments,
        base: found.base,
        columns: [
          { id: 'all', text: withPeople(everybody, found.base.people), format: percentFormat },
          ...found.groups.map(({ code, base }) => ({
            id: String(code),
            text: withPeople(nameOf(code), base.people),
            format: percentFormat,
          })),
        ],
        rows: found.scenarios.flatMap(scenario =>
          scenario.shares.map((share, place) => ({
            id: `${scenario.id}:${share.id}`,
            text: nameAt(scenario, place, shown),
            group: scenario.name,
            values: [share.share, ...scenario.byGroup.map(shares => shares[place]?.share ?? null)],
          })),
        ),
        notes: modelNotes({ warnings: segmentWarnings({ segments: found.groups, leftOut: [] }, request, context) }),
      },
      context,
    ),
  ];
}
