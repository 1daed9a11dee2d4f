import { keyDriversTexts } from '@wenshu/texts/findings/models/key-drivers';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { chanceOfCorrelation, chanceOfRSquared, MODEL_ALPHA, peopleOf, togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent, type Percent, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { keyDriversClaims } from './claims.ts';
import type { FoundKeyDrivers } from './found.ts';

interface Driver {
  readonly key: string;
  readonly name: string;
  readonly shapley: Percent | null;
  readonly relativeWeights: Percent | null;
  readonly values: readonly (number | null)[];
  readonly correlation: number;
}

/** Each driver's share of what is explained, the largest first: as bars, and by both methods in a table. */
export function presentKeyDrivers(
  found: FoundKeyDrivers,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const { titles, columns, options } = keyDriversTexts[language];
  const { method, base } = found;
  const drivers = driversOf(found, request, context);
  const methodName = options.method.words[method];
  return [
    {
      kind: 'bars',
      id: 'shares',
      title: titles.shares(methodName),
      source: { ...source, base },
      direction: 'bars',
      layout: 'grouped',
      format: percentFormat,
      categories: drivers.map(({ name }) => name),
      series: [{ id: 'share', name: columns.share, values: drivers.map(driver => driver[method]) }],
      notes: notesOf(found, drivers, request, context),
    },
    plainTable(
      {
        id: 'drivers',
        title: titles.drivers,
        base,
        columns: [
          { id: 'shapley', text: columns.shapley, format: percentFormat },
          { id: 'relativeWeights', text: columns.relativeWeights, format: percentFormat },
          ...(['part', 'correlation', 'beta', 'alone', 'last'] as const).map(id => ({
            id,
            text: columns[id],
            format: numberAs(3),
          })),
        ],
        rows: drivers.map(({ key, name, shapley, relativeWeights, values }) => ({
          id: key,
          text: name,
          values: [shapley, relativeWeights, ...values],
        })),
      },
      context,
    ),
  ];
}

function driversOf({ method, result }: FoundKeyDrivers, { slots }: ModelRequest, context: PresentContext) {
  const names = variableNames(slots.drivers!, context);
  const drivers = slots.drivers!.map((key, at): Driver => {
    const [shapley, weights] = [result.shapley![at]!, result.relativeWeights![at]!];
    const part = { shapley, relativeWeights: weights }[method].importance;
    return {
      key,
      name: names[at]!,
      shapley: alreadyPercent(shapley.percent),
      relativeWeights: alreadyPercent(weights.percent),
      values: [part, result.correlations[at]!, result.beta[at]!, shapley.first, shapley.last],
      correlation: result.correlations[at]!,
    };
  });
  return drivers.sort((a, b) => (b[method] ?? 0) - (a[method] ?? 0));
}

function notesOf(
  { method, result, base, leftOut }: FoundKeyDrivers,
  drivers: readonly Driver[],
  { slots }: ModelRequest,
  context: PresentContext,
): ModelNotes {
  const { language } = context;
  const [texts, shared] = [keyDriversTexts[language], modelResultTexts[language]];
  const percent = (value: Percent | null) => formatNumber(percentFormat, value, language);
  const [outcome] = variableNames(slots.dependent!, context) as readonly [string];
  const people = peopleOf(base);
  const chances = togetherTested(drivers.map(({ correlation }) => chanceOfCorrelation(correlation, people)));
  const tested = drivers.map((driver, at) => ({ ...driver, p: chances[at]!, people }));
  // Everything has a share of what is explained; only what is known to go with the outcome is called a driver of it.
  const leading = tested.filter(({ p }) => p < MODEL_ALPHA).slice(0, 3);
  const known = {
    rSquared: result.rSquared,
    people,
    named: leading.length,
    p: chanceOfRSquared(result.rSquared, drivers.length, people),
  };
  const { explained, leading: lead, nothing, little, few, opposite: against } = keyDriversClaims;
  return modelNotes({
    meaning: [
      explained.tell(language, known, () => ({ outcome, percent: percent(percentOfShare(result.rSquared)) })),
      lead.tell(language, known, () => leading.map(({ name, [method]: share }) => ({ name, percent: percent(share) }))),
      nothing.tell(language, known, () => outcome),
    ],
    warnings: [
      little.tell(language, known),
      tellOf(against, language, tested, { known: driver => driver, name: ({ name }) => name }),
      few.tell(language, people),
    ],
    footnotes: [
      texts.methods[method],
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
      base.effective === undefined ? undefined : texts.weighted,
      texts.cause,
    ],
  });
}
