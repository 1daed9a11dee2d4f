import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { multipleCorrespondenceTexts } from '@wenshu/texts/findings/models/multiple-correspondence';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { countFormat, type ModelNotes, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { multipleCorrespondenceClaims } from './claims.ts';
import type { FoundMultipleCorrespondence } from './found.ts';

/** Dimensions that are listed; most of them say nothing. */
const MOST_LISTED = 10;

export function presentMultipleCorrespondence(
  found: FoundMultipleCorrespondence,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, source } = context;
  const texts = multipleCorrespondenceTexts[language];
  const { base, points, inertias, percentInertia, adjustedInertias, adjustedPercent } = found;
  const keys = request.slots.variables!;
  const titles = variableNames(keys, context);
  const dimensions = points[0]!.coordinates.map((_, at) => at);
  // What a dimension explains beyond a question's explaining itself; where none does, its plain share.
  const isAdjusted = adjustedPercent.some(percent => percent !== null);
  const shares = dimensions.map(at => alreadyPercent(isAdjusted ? (adjustedPercent[at] ?? 0) : percentInertia[at]!));
  const axisTitle = (at: number) =>
    shares[at] === undefined
      ? ''
      : texts.axis({ number: at + 1, percent: formatNumber(percentFormat, shares[at], language) });
  return [
    {
      kind: 'points',
      id: 'map',
      title: texts.titles.map,
      source: { ...source, base },
      format: numberAs(2),
      notes: summaryNotes(found, shares, isAdjusted, context),
      xTitle: axisTitle(0),
      yTitle: axisTitle(1),
      isSquare: true,
      groups: titles.map(name => ({ name, mark: 'dot' })),
      points: points.map(({ variable, label, coordinates: [x, y] }) => ({
        x: x!,
        y: y ?? 0,
        group: keys.indexOf(variable),
        text: label,
      })),
      rules: [
        { axis: 'x', at: 0 },
        { axis: 'y', at: 0 },
      ],
    },
    plainTable(
      {
        id: 'inertia',
        title: texts.titles.inertia,
        base,
        notes: modelNotes({ footnotes: [texts.adjustedIs] }),
        columns: [
          { id: 'inertia', text: texts.columns.inertia, format: numberAs(4) },
          { id: 'percent', text: texts.columns.percent, format: percentFormat },
          { id: 'adjusted', text: texts.columns.adjusted, format: numberAs(4) },
          { id: 'adjustedPercent', text: texts.columns.adjustedPercent, format: percentFormat },
        ],
        rows: inertias.slice(0, MOST_LISTED).map((inertia, at) => ({
          id: String(at + 1),
          text: texts.dimension(at + 1),
          values: [
            ...([inertia, alreadyPercent(percentInertia[at]!)] as const),
            ...([adjustedInertias[at] ?? null, alreadyPercent(adjustedPercent[at] ?? null)] as const),
          ],
        })),
      },
      context,
    ),
    plainTable(
      {
        id: 'points',
        title: texts.titles.points,
        base,
        columns: [
          { id: 'people', text: texts.columns.people, format: countFormat },
          { id: 'mass', text: texts.columns.mass, format: numberAs(3) },
          ...dimensions.map(at => ({
            id: `coordinate:${at + 1}`,
            text: texts.dimension(at + 1),
            format: numberAs(3),
          })),
        ],
        rows: points.map(({ variable, code, label, people, mass, coordinates }) => ({
          id: `${variable}:${code}`,
          text: texts.category({ title: titles[keys.indexOf(variable)]!, label }),
          values: [people, mass, ...coordinates],
        })),
      },
      context,
    ),
  ];
}

function summaryNotes(
  { points, leftOut, pairs, base }: FoundMultipleCorrespondence,
  shares: readonly number[],
  isAdjusted: boolean,
  { language }: PresentContext,
): ModelNotes {
  const [texts, shared] = [multipleCorrespondenceTexts[language], modelResultTexts[language]];
  const { mapShows, mapShowsPlain, notRelated, little, small } = multipleCorrespondenceClaims;
  const shown = shares.reduce((sum, share) => sum + share, 0);
  const known = { p: Math.min(1, ...togetherTested(pairs)), people: peopleOf(base), isAdjusted, shown };
  const percent = () => formatNumber(percentFormat, alreadyPercent(shown), language);
  return modelNotes({
    meaning: [mapShows.tell(language, known, percent), mapShowsPlain.tell(language, known, percent)],
    warnings: [
      notRelated.tell(language, known),
      little.tell(language, known, percent),
      tellOf(small, language, points, { known: ({ people }) => people, name: ({ label }) => label }),
    ],
    footnotes: [texts.near, leftOut > 0 ? shared.leftOut(leftOut) : undefined],
  });
}
