import { individualTexts } from '@wenshu/texts/findings/models/individual';
import type { Told } from '../../claims/claim.ts';
import type { Base, Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent, type Percent, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import {
  countFormat,
  figuresTable,
  modelNotes,
  numberAs,
  percentFormat,
  pFormat,
  plainTable,
} from '../model/plain-table.ts';
import { speaking } from '../solution/lead.ts';
import { individualClaims, type KnownPeople } from './claims.ts';
import type { Validity } from './validity.ts';

const rHatText = ({ largestRHat }: Validity, language: PresentContext['language']) =>
  largestRHat === null ? undefined : formatNumber(numberAs(2), largestRHat, language);

const notSettled = (validity: Validity, language: PresentContext['language']): Told | undefined =>
  individualClaims.notSettled.tell(language, { rHat: validity.largestRHat }, () => ({
    rHat: rHatText(validity, language),
  }));

/** What a reader should know before the numbers: what is missing to rely upon them. Nothing where all is well. */
export function validityWarnings(
  validity: Validity,
  base: Base,
  { language }: PresentContext,
): readonly (Told | undefined)[] {
  const { carried } = validity;
  const percent = (value: number) => formatNumber(percentFormat, alreadyPercent(value), language);
  const claims = individualClaims;
  return [
    notSettled(validity, language),
    claims.mostlyNone.tell(language, carried, () => percent(carried.nonePercent)),
    claims.samePlace.tell(language, carried, () => percent(carried.samePercent)),
    claims.thin.tell(language, carried, () => ({
      comparisons: formatNumber(numberAs(1), carried.comparisons, language),
      parameters: carried.parameters,
    })),
    claims.chance.tell(language, { people: speaking(base), p: carried.p }),
  ];
}

/** What conclusions about the first of several rest on. */
export const knownOf = ({ carried, leadZ }: Validity, base: Base): KnownPeople => ({
  ...carried,
  people: speaking(base),
  z: leadZ,
});

/** The prior that was used, as a sentence under the numbers. */
export const priorNote = ({ prior }: Validity, { language }: PresentContext): string =>
  individualTexts[language].priorHow({
    variance: formatNumber(numberAs(2), prior.variance, language),
    isLearnt: prior.isLearnt,
    degrees: prior.degrees,
  });

/** Whether people's own utilities tell more than one set of them for all, and whether the sampling has settled. */
export function presentValidity(validity: Validity, base: Base, context: PresentContext): readonly Exhibit[] {
  return [
    fitOf(validity, base, context),
    ...(validity.covariates.length > 0 ? [covariatesOf(validity, base, context)] : []),
    rHatsOf(validity, base, context),
    traceOf(validity, base, context),
  ];
}

function covariatesOf({ covariates, coefficients }: Validity, base: Base, context: PresentContext): Exhibit {
  const texts = individualTexts[context.language];
  const option = (variable: string, code: number) =>
    context.variables.get(variable)?.categories?.find(one => one.code === code)?.label ?? String(code);
  const largest = Math.max(
    ...covariates.flatMap(({ effects, deviations }) => effects.map((effect, at) => Math.abs(effect) / deviations[at]!)),
  );
  return plainTable(
    {
      id: 'covariates',
      title: texts.titles.covariates,
      base,
      columns: covariates.flatMap(({ variable, code, beside }) => {
        const group = texts.beside(option(variable, code), option(variable, beside));
        return [
          { id: `${variable}:${code}:effect`, text: texts.columns.effect, format: numberAs(3), group },
          { id: `${variable}:${code}:deviation`, text: texts.columns.effectDeviation, format: numberAs(3), group },
        ];
      }),
      rows: coefficients.map(({ name }, at) => ({
        id: String(at + 1),
        text: name === '' ? texts.none : name,
        values: covariates.flatMap(({ effects, deviations }) => [effects[at]!, deviations[at]!]),
      })),
      notes: modelNotes({
        meaning: [individualClaims.nothingMoved.tell(context.language, { people: speaking(base), largest })],
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
  const { ownZ } = validity.carried;
  const hits = first && ownZ !== null ? { tasks: first.tasks, ownZ } : undefined;
  return figuresTable(
    {
      id: 'validity',
      title: texts.titles.validity,
      base,
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
        { id: 'comparisons', text: texts.comparisons, value: validity.carried.comparisons, format: numberAs(1) },
        { id: 'parameters', text: texts.parameters, value: validity.carried.parameters, format: countFormat },
        { id: 'p', text: texts.byChance, value: validity.carried.p, format: pFormat },
        { id: 'priorVariance', text: texts.usedVariance, value: validity.prior.variance, format: numberAs(3) },
        { id: 'priorDegrees', text: texts.usedDegrees, value: validity.prior.degrees, format: countFormat },
      ],
      notes: modelNotes({
        meaning: [
          first?.own != null
            ? individualClaims.tells.tell(language, first, () => ({
                own: percent(first.own!),
                together: first.together === null ? undefined : percent(first.together),
              }))
            : undefined,
          hits && individualClaims.ownBetter.tell(language, hits),
          individualClaims.settled.tell(language, { rHat: validity.largestRHat }, () => rHatText(validity, language)!),
        ],
        warnings: [
          notSettled(validity, language),
          hits && individualClaims.noBetter.tell(language, hits),
          hits && individualClaims.ownWorse.tell(language, hits),
        ],
        footnotes: [first ? texts.heldHow : texts.nothingHeld, texts.rlhHow, priorNote(validity, context)],
      }),
    },
    context,
  );
}

function rHatsOf({ coefficients, chains }: Validity, base: Base, context: PresentContext): Exhibit {
  const texts = individualTexts[context.language];
  return plainTable(
    {
      id: 'convergence',
      title: texts.titles.convergence,
      base,
      columns: [
        { id: 'mean', text: texts.columns.populationMean, format: numberAs(3) },
        { id: 'deviation', text: texts.columns.populationDeviation, format: numberAs(3) },
        { id: 'rHatMean', text: texts.columns.rHatMean, format: numberAs(3) },
        { id: 'rHatVariance', text: texts.columns.rHatVariance, format: numberAs(3) },
      ],
      rows: coefficients.map(({ name, mean, deviation, rHatMean, rHatVariance }, at) => ({
        id: String(at + 1),
        text: name === '' ? texts.none : name,
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
    kind: 'lines',
    id: 'trace',
    title: texts.titles.trace,
    source: { ...source, base },
    format: numberAs(2),
    x: { of: 'number', at: trace.iterations, format: countFormat },
    series: trace.lines.map(({ name, chain, means }, at) => ({
      id: String(at + 1),
      name: texts.line(name === '' ? texts.none : name, chain),
      values: means,
    })),
    rules: [{ axis: 'x', at: burnIn, text: texts.burnIn }],
    notes: modelNotes({ footnotes: [texts.traceIs] }),
  };
}
