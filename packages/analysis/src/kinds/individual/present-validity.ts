import { individualTexts } from '@wenshu/texts/findings/models/individual';
import type { Base, Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { type Percent, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import { countFormat, figuresTable, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import type { Validity } from './validity.ts';

/** Chains whose parts differ by more have not found the same yet. */
const AGREED = 1.1;

export const isSettled = ({ largestRHat }: Validity): boolean => largestRHat !== null && largestRHat <= AGREED;

/** What a reader should know before the numbers: nothing where all is well. */
export const validityWarnings = (validity: Validity, { language }: PresentContext): readonly (string | undefined)[] => [
  isSettled(validity) ? undefined : individualTexts[language].notSettled(rHatText(validity, language)),
];

const rHatText = ({ largestRHat }: Validity, language: PresentContext['language']) =>
  largestRHat === null ? undefined : formatNumber(numberAs(2), largestRHat, language);

/** Whether people's own utilities tell more than one set of them for all, and whether the sampling has settled. */
export function presentValidity(validity: Validity, base: Base, context: PresentContext): readonly Exhibit[] {
  return [
    fitOf(validity, base, context),
    ...(validity.covariates.length > 0 ? [covariatesOf(validity, base, context)] : []),
    rHatsOf(validity, base, context),
    traceOf(validity, base, context),
  ];
}

/** Twice its deviation away from nothing. */
const CLEAR = 1.96;

function covariatesOf({ covariates, coefficients }: Validity, base: Base, context: PresentContext): Exhibit {
  const texts = individualTexts[context.language];
  const option = (variable: string, code: number) =>
    context.variables.get(variable)?.categories?.find(one => one.code === code)?.label ?? String(code);
  const clear = covariates.flatMap(({ effects, deviations }) =>
    effects.filter((effect, at) => Math.abs(effect) > CLEAR * deviations[at]!),
  );
  return plainTable(
    {
      ...{ id: 'covariates', title: texts.titles.covariates, base },
      columns: covariates.flatMap(({ variable, code, beside }) => {
        const group = texts.beside(option(variable, code), option(variable, beside));
        return [
          { id: `${variable}:${code}:effect`, text: texts.columns.effect, format: numberAs(3), group },
          { id: `${variable}:${code}:deviation`, text: texts.columns.effectDeviation, format: numberAs(3), group },
        ];
      }),
      rows: coefficients.map(({ name }, at) => ({
        ...{ id: String(at + 1), text: name === '' ? texts.none : name },
        values: covariates.flatMap(({ effects, deviations }) => [effects[at]!, deviations[at]!]),
      })),
      notes: modelNotes({
        meaning: [clear.length > 0 ? undefined : texts.nothingMoved],
        footnotes: [texts.covariatesHow],
      }),
    },
    context,
  );
}

function fitOf(validity: Validity, base: Base, context: PresentContext): Exhibit {
  const { language } = context;
  const texts = individualTexts[language];
  const percent = (value: Percent) => formatNumber(percentFormat, value, language);
  const [first] = validity.hits;
  return figuresTable(
    {
      ...{ id: 'validity', title: texts.titles.validity, base },
      rows: [
        ...validity.hits.flatMap(({ of, own, together, chance }) => [
          { id: `${of}:own`, text: texts.hits[of].own, value: own, format: percentFormat },
          { id: `${of}:together`, text: texts.hits[of].together, value: together, format: percentFormat },
          { id: `${of}:chance`, text: texts.hits[of].chance, value: chance, format: percentFormat },
        ]),
        ...(first ? [{ id: 'held', text: texts.held, value: first.tasks, format: countFormat }] : []),
        { id: 'rlh', text: texts.rlh, value: validity.rlh, format: numberAs(3) },
        { id: 'rlhChance', text: texts.rlhOfChance, value: validity.rlhOfChance, format: numberAs(3) },
        { id: 'rHat', text: texts.largestRHat, value: validity.largestRHat, format: numberAs(3) },
        { id: 'acceptance', text: texts.acceptance, value: percentOfShare(validity.acceptance), format: percentFormat },
      ],
      notes: modelNotes({
        meaning: [
          first?.own != null
            ? texts.tells(percent(first.own), first.together === null ? undefined : percent(first.together))
            : undefined,
          isSettled(validity) ? texts.settled(rHatText(validity, language)!) : undefined,
        ],
        warnings: [
          ...validityWarnings(validity, context),
          first?.own != null && first.together !== null && first.own < first.together ? texts.noBetter : undefined,
        ],
        footnotes: [first ? texts.heldHow : texts.nothingHeld, texts.rlhHow],
      }),
    },
    context,
  );
}

function rHatsOf({ coefficients, chains }: Validity, base: Base, context: PresentContext): Exhibit {
  const texts = individualTexts[context.language];
  return plainTable(
    {
      ...{ id: 'convergence', title: texts.titles.convergence, base },
      columns: [
        { id: 'mean', text: texts.columns.populationMean, format: numberAs(3) },
        { id: 'deviation', text: texts.columns.populationDeviation, format: numberAs(3) },
        { id: 'rHatMean', text: texts.columns.rHatMean, format: numberAs(3) },
        { id: 'rHatVariance', text: texts.columns.rHatVariance, format: numberAs(3) },
      ],
      rows: coefficients.map(({ name, mean, deviation, rHatMean, rHatVariance }, at) => ({
        ...{ id: String(at + 1), text: name === '' ? texts.none : name },
        values: [mean, deviation, rHatMean, rHatVariance],
      })),
      notes: modelNotes({ footnotes: [texts.rHatHow(chains)] }),
    },
    context,
  );
}

function traceOf({ trace, burnIn }: Validity, base: Base, { language, source }: PresentContext): Exhibit {
  const texts = individualTexts[language];
  return {
    ...{ kind: 'lines', id: 'trace', title: texts.titles.trace, source: { ...source, base }, format: numberAs(2) },
    x: { of: 'number', at: trace.iterations, format: countFormat },
    series: trace.lines.map(({ name, chain, means }, at) => ({
      ...{ id: String(at + 1), name: texts.line(name === '' ? texts.none : name, chain), values: means },
    })),
    rules: [{ axis: 'x', at: burnIn, text: texts.burnIn }],
    notes: modelNotes({ meaning: [texts.traceIs] }),
  };
}
