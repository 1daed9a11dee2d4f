import type { PricePointName, PriceQuestion } from '@wenshu/statistics';
import { psmTexts } from '@wenshu/texts/findings/models/psm';
import type { Exhibit, Table } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent, inFormat, type PlainFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, modelNotes, percentFormat, plainTable } from '../model/plain-table.ts';
import { speaking } from '../solution/lead.ts';
import { priceFormat } from '../solution/price-format.ts';
import { segmentTables } from '../solution/segment-tables.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings } from '../solution/shared-notes.ts';
import { psmClaims } from './claims.ts';
import type { FoundPrices, FoundPsm } from './found.ts';

const points: readonly PricePointName[] = ['pmc', 'opp', 'idp', 'pme'];
const questions: readonly PriceQuestion[] = ['tooCheap', 'cheap', 'expensive', 'tooExpensive'];

/** Where the four curves cross, what price that means, and how many would buy at it. */
export function presentPsm(found: FoundPsm, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const format = priceFormat(request, context);
  return [
    curvesOf(found, format, context),
    pointsOf(found, format, context),
    ...demandOf(found, format, context),
    ...segmentsOf(found, format, request, context),
  ];
}

function curvesOf(found: FoundPsm, format: PlainFormat, { language, source }: PresentContext): Exhibit {
  const texts = psmTexts[language];
  const { all, base, partial, unordered } = found;
  const price = (value: number | null) => formatNumber(format, value, language);
  const people = all.effectiveN ?? all.validN;
  const { lower, upper } = all.acceptableRange;
  const width = lower !== null && upper !== null ? upper - lower : 0;
  const point = (name: PricePointName) => ({ price: price(all[name]?.price ?? null), ...endsOf(name) });
  const endsOf = (name: PricePointName) => ({
    low: price(all.intervals?.[name].lower ?? null),
    high: price(all.intervals?.[name].upper ?? null),
  });
  const known = (...names: readonly PricePointName[]) => ({
    people,
    isFound: names.every(name => all[name] && all.intervals?.[name].lower != null),
  });
  return {
    kind: 'lines',
    id: 'curves',
    title: texts.titles.curves,
    source: { ...source, base },
    format: percentFormat,
    x: { of: 'number', at: all.prices, format },
    y: { min: 0, max: 100 },
    series: questions.map(name => ({
      id: name,
      name: texts.questions[name],
      values: all.curves[name].map(one => alreadyPercent(one)),
      ...((name === 'tooCheap' || name === 'tooExpensive') && { isDashed: true }),
    })),
    rules: points.flatMap(name => {
      const crossing = all[name];
      return crossing ? [{ axis: 'x' as const, at: crossing.price, text: texts.short[name] }] : [];
    }),
    notes: modelNotes({
      meaning: [
        psmClaims.range.tell(language, { ...known('pmc', 'pme'), width }, () => ({
          low: price(lower),
          high: price(upper),
          lowEnds: endsOf('pmc'),
          highEnds: endsOf('pme'),
        })),
        psmClaims.optimal.tell(language, known('opp'), () => point('opp')),
        psmClaims.usual.tell(language, known('idp'), () => point('idp')),
      ],
      warnings: [
        ...sharedWarnings(base, language),
        psmClaims.apart.tell(language, { count: points.filter(name => all[name] === null).length }),
        psmClaims.turned.tell(language, { width }),
        psmClaims.unordered.tell(language, { count: unordered }, () => unordered),
      ],
      footnotes: [
        ...[texts.how, texts.bootstrap, partial > 0 ? texts.partial(partial) : undefined],
        ...sharedFootnotes(base, language),
      ],
    }),
  };
}

function pointsOf({ all, base }: FoundPsm, format: PlainFormat, context: PresentContext): Table {
  const texts = psmTexts[context.language];
  return plainTable(
    {
      id: 'points',
      title: texts.titles.points,
      base,
      columns: [
        { id: 'price', text: texts.columns.price, format },
        { id: 'low', text: texts.columns.low, format },
        { id: 'high', text: texts.columns.high, format },
        { id: 'percent', text: texts.columns.percent, format: percentFormat },
        { id: 'people', text: texts.columns.people, format: countFormat },
      ],
      rows: points.map(name => ({
        id: name,
        text: texts.points[name],
        values: [
          all[name]?.price ?? null,
          all.intervals?.[name].lower ?? null,
          all.intervals?.[name].upper ?? null,
          alreadyPercent(all[name]?.percent ?? null),
          all.validN,
        ],
      })),
    },
    context,
  );
}

/** Where purchase intents were asked: how many would buy at each price, and what that brings. */
function demandOf({ all, base }: FoundPsm, format: PlainFormat, context: PresentContext): readonly Exhibit[] {
  const { nms } = all;
  if (!nms) return [];
  const { language, source } = context;
  const texts = psmTexts[language];
  const price = (value: number) => formatNumber(format, value, language);
  const x = { of: 'number' as const, at: all.prices, format };
  const frame = { kind: 'lines' as const, source: { ...source, base: { ...base, people: nms.n } } };
  const { optimalTrial, optimalRevenue } = nms;
  const known = { people: base.people > 0 ? (nms.n * speaking(base)) / base.people : 0, isFound: true };
  return [
    {
      ...frame,
      id: 'demand',
      title: texts.titles.demand,
      format: percentFormat,
      x,
      y: { min: 0 },
      series: [{ id: 'trial', name: texts.columns.trial, values: nms.trial.map(one => alreadyPercent(one)) }],
      rules: [{ axis: 'x', at: optimalTrial.price, text: texts.mostTrial }],
      notes: modelNotes({
        meaning: [
          psmClaims.trialBest.tell(language, known, () => ({
            price: price(optimalTrial.price),
            share: formatNumber(percentFormat, alreadyPercent(optimalTrial.trial), language),
            low: price(nms.nearTrial.lower),
            high: price(nms.nearTrial.upper),
          })),
          psmClaims.revenueBest.tell(language, known, () => ({
            price: price(optimalRevenue.price),
            low: price(nms.nearRevenue.lower),
            high: price(nms.nearRevenue.upper),
          })),
        ],
        footnotes: [texts.nms],
      }),
    },
    {
      ...frame,
      id: 'revenue',
      title: texts.titles.revenue,
      format,
      x,
      y: { min: 0 },
      notes: [],
      series: [{ id: 'revenue', name: texts.columns.revenue, values: nms.revenue }],
      rules: [{ axis: 'x', at: optimalRevenue.price, text: texts.mostRevenue }],
    },
    plainTable(
      {
        id: 'optimum',
        title: texts.titles.optimum,
        base: { ...base, people: nms.n },
        columns: [
          { id: 'price', text: texts.columns.price, format },
          { id: 'trial', text: texts.columns.trial, format: percentFormat },
          { id: 'revenue', text: texts.columns.revenue, format },
        ],
        rows: [
          { id: 'trial', text: texts.mostTrial, at: optimalTrial.price },
          { id: 'revenue', text: texts.mostRevenue, at: optimalRevenue.price },
        ].map(({ id, text, at }) => {
          const place = all.prices.indexOf(at);
          return { id, text, values: [at, alreadyPercent(nms.trial[place]!), nms.revenue[place]!] as const };
        }),
      },
      context,
    ),
  ];
}

function segmentsOf(
  found: FoundPsm,
  format: PlainFormat,
  request: ModelRequest,
  context: PresentContext,
): readonly Table[] {
  const texts = psmTexts[context.language];
  return segmentTables<FoundPrices>(
    found,
    {
      title: texts.titles.segments,
      columns: (['price', 'low', 'high'] as const).map(id => ({ id, text: texts.columns[id], format })),
      rows: points.map(name => ({
        id: name,
        text: texts.points[name],
        of: own =>
          [own[name]?.price, own.intervals?.[name].lower, own.intervals?.[name].upper].map(value =>
            inFormat(format, value ?? null),
          ),
      })),
      notes: () => modelNotes({ warnings: segmentWarnings(found, request, context), footnotes: [texts.overlap] }),
    },
    request,
    context,
  );
}
