import { factorTexts } from '@wenshu/texts/findings/models/factor';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { alreadyPercent, type Held, inFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { foundNames, variableNames } from '../model/named.ts';
import { figuresTable, modelNotes, numberAs, percentFormat, pFormat, plainTable } from '../model/plain-table.ts';
import { membersOf } from './belonging.ts';
import type { FoundFactors } from './found.ts';
import { presentLoadings } from './loadings.ts';
import { kmoNotes, summaryNotes } from './notes.ts';

/** What SPSS users look for, and before it what it comes down to. */
export function presentFactor(found: FoundFactors, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const texts = factorTexts[context.language];
  const keys = request.slots.variables!;
  const names = variableNames(keys, context);
  const factors = foundNames(found.nFactors, request, texts.numbered);
  const { base } = found;
  const members = membersOf(found);
  const rowsOf = (values: (at: number) => readonly (number | string | null)[]) =>
    keys.map((id, at) => ({ id, text: names[at]!, values: values(at) }));
  const numberColumn = (id: keyof typeof texts.columns, decimals = 3) => ({
    id,
    text: texts.columns[id],
    format: numberAs(decimals),
  });
  return [
    plainTable(
      {
        id: 'factors',
        title: texts.titles.factors,
        base,
        notes: summaryNotes(found, request, names, context),
        columns: [
          { id: 'questions', text: texts.columns.questions, format: numberAs(0) },
          { id: 'percent', text: texts.columns.percent, format: percentFormat },
        ],
        rows: factors.map((text, at) => ({
          id: String(at + 1),
          text,
          nameAs: String(at + 1),
          values: [
            modelResultTexts[context.language].list(members[at]!.map(place => names[place]!)) || null,
            alreadyPercent((found.rotationSums ?? found.extractionSums).percent[at]!),
          ],
        })),
      },
      context,
    ),
    presentKmo(found, context),
    presentVariance(found, context),
    presentScree(found, context),
    ...presentLoadings(found, request, { names, factors }, context),
    plainTable(
      {
        id: 'communalities',
        title: texts.titles.communalities,
        base,
        notes: modelNotes({ footnotes: [texts.communalityIs] }),
        columns: [numberColumn('initial'), numberColumn('extraction'), numberColumn('msa')],
        rows: rowsOf(at => [
          found.communalities.initial[at]!,
          found.communalities.extraction[at]!,
          found.kmo.perVariable[at]!,
        ]),
      },
      context,
    ),
    plainTable(
      {
        id: 'coefficients',
        title: texts.titles.coefficients,
        base,
        notes: modelNotes({ footnotes: [texts.coefficientIs] }),
        columns: factors.map((text, at) => ({ id: String(at + 1), text, format: numberAs(3) })),
        rows: rowsOf(at => found.scoreCoefficients[at]!),
      },
      context,
    ),
    plainTable(
      {
        id: 'correlations',
        title: texts.titles.correlations,
        base,
        columns: keys.map((id, at) => ({ id, text: names[at]!, format: numberAs(3) })),
        rows: keys.map((id, at) => ({
          id,
          text: names[at]!,
          values: found.correlationMatrix[at]!,
          heat: found.correlationMatrix[at]!.map((value, column) => (column === at ? undefined : Math.abs(value))),
        })),
      },
      context,
    ),
  ];
}

function presentKmo(found: FoundFactors, context: PresentContext): Exhibit {
  const { titles, kmoRows } = factorTexts[context.language];
  const { kmo, bartlett, base } = found;
  return figuresTable(
    {
      id: 'kmo',
      title: titles.kmo,
      base,
      notes: kmoNotes(found, context),
      rows: [
        { id: 'kmo', text: kmoRows.kmo, value: kmo.overall, format: numberAs(3) },
        { id: 'chiSquare', text: kmoRows.chiSquare, value: bartlett.chiSquare, format: numberAs(3) },
        { id: 'df', text: kmoRows.df, value: bartlett.df, format: numberAs(0) },
        { id: 'p', text: kmoRows.p, value: bartlett.pValue, format: pFormat },
      ],
    },
    context,
  );
}

function presentVariance(found: FoundFactors, context: PresentContext): Exhibit {
  const texts = factorTexts[context.language];
  const { eigenvalues, variancePercent, cumulativePercent, extractionSums, rotationSums, base, nFactors } = found;
  const blocks = [
    { id: 'initial', sums: { total: eigenvalues, percent: variancePercent, cumulativePercent } },
    { id: 'extraction', sums: extractionSums },
    ...(rotationSums ? [{ id: 'rotation', sums: rotationSums } as const] : []),
  ] as const;
  return plainTable(
    {
      id: 'variance',
      title: texts.titles.variance,
      base,
      notes: modelNotes({ footnotes: [texts.varianceIs] }),
      columns: blocks.flatMap(({ id }) => [
        { id: `${id}:total`, text: texts.columns.total, format: numberAs(3), group: texts.varianceBlocks[id] },
        { id: `${id}:percent`, text: texts.columns.ofVariance, format: percentFormat, group: texts.varianceBlocks[id] },
        { id: `${id}:sum`, text: texts.columns.cumulative, format: percentFormat, group: texts.varianceBlocks[id] },
      ]),
      rows: eigenvalues.map((_, at) => ({
        id: String(at + 1),
        text: String(at + 1),
        values: blocks.flatMap(({ id, sums }): readonly (Held | string)[] =>
          id !== 'initial' && at >= nFactors
            ? ['', '', '']
            : [
                inFormat(numberAs(3), sums.total[at]!),
                inFormat(percentFormat, alreadyPercent(sums.percent[at]!)),
                inFormat(percentFormat, alreadyPercent(sums.cumulativePercent[at]!)),
              ],
        ),
      })),
    },
    context,
  );
}

function presentScree({ eigenvalues, base, nFactors }: FoundFactors, { language, source }: PresentContext): Exhibit {
  const texts = factorTexts[language];
  return {
    kind: 'lines',
    id: 'scree',
    title: texts.titles.scree,
    source: { ...source, base },
    format: numberAs(2),
    notes: modelNotes({ footnotes: [texts.screeIs(nFactors)] }),
    x: { of: 'category', names: eigenvalues.map((_, at) => String(at + 1)) },
    y: { min: 0 },
    series: [{ id: 'eigenvalue', name: texts.columns.eigenvalue, values: eigenvalues }],
    rules: [{ axis: 'y', at: 1, text: texts.rule }],
  };
}
