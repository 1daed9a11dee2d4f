import { factorTexts } from '@wenshu/texts/findings/models/factor';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, pInWords } from '../model/plain-table.ts';
import { CLEAR_LOADING, shownLoadings } from './belonging.ts';
import type { FoundFactors } from './found.ts';

/** S9.10: less than half of what the answers tell is little. */
const LEAST_EXPLAINED = 50;
const LEAST_COMMUNALITY = 0.3;
const PEOPLE_PER_QUESTION = 5;

/** Kaiser's own steps, the best first. */
const kmoSteps = [
  [0.9, 'excellent'],
  [0.8, 'good'],
  [0.7, 'fair'],
  [0.6, 'passable'],
  [0.5, 'poor'],
] as const;

/** What the whole says, and what speaks against it. */
export function summaryNotes(
  found: FoundFactors,
  request: ModelRequest,
  names: readonly string[],
  context: PresentContext,
): ModelNotes {
  const { language } = context;
  const [texts, shared] = [factorTexts[language], modelResultTexts[language]];
  const { nFactors, nVariables, n, leftOut } = found;
  const explained = found.extractionSums.cumulativePercent.at(-1)!;
  const percent = formatNumber(percentFormat, alreadyPercent(explained), language);
  const weak = names.filter((_, at) => found.communalities.extraction[at]! < LEAST_COMMUNALITY);
  const torn = names.filter(
    (_, at) => shownLoadings(found)[at]!.filter(value => Math.abs(value) >= CLEAR_LOADING).length > 1,
  );
  const { extraction, rotation } = texts.options;
  return modelNotes({
    meaning: [texts.summary({ questions: nVariables, factors: nFactors, percent })],
    warnings: [
      explained < LEAST_EXPLAINED ? texts.littleExplained(percent) : undefined,
      isSuitable(found) ? undefined : texts.notSuitable,
      n < PEOPLE_PER_QUESTION * nVariables ? texts.fewPerQuestion({ people: n, questions: nVariables }) : undefined,
      weak.length > 0 ? texts.weak(shared.list(weak)) : undefined,
      torn.length > 0 ? texts.torn(shared.list(torn)) : undefined,
    ],
    footnotes: [
      texts.method({
        extraction: extraction.words[request.options.extraction as 'pca'],
        rotation: rotation.words[request.options.rotation as 'none'],
      }),
      request.options.factors === null ? texts.byEigenvalue : undefined,
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    ],
  });
}

/** S9.9: p below 0.05; and Kaiser calls what is below 0.5 unacceptable. */
export const isSuitable = ({ kmo, bartlett }: FoundFactors) => (kmo.overall ?? 0) >= 0.5 && bartlett.pValue < 0.05;

export function kmoNotes({ kmo, bartlett }: FoundFactors, { language }: PresentContext): ModelNotes {
  const texts = factorTexts[language];
  const step = kmoSteps.find(([from]) => (kmo.overall ?? 0) >= from)?.[1] ?? 'unacceptable';
  const value = formatNumber(numberAs(3), kmo.overall, language);
  const p = pInWords(bartlett.pValue, language);
  const isCorrelated = bartlett.pValue < 0.05;
  return modelNotes({
    meaning: [texts.kmoIs({ value, word: texts.kmoWords[step] }), isCorrelated ? texts.bartlettFound(p) : undefined],
    warnings: [isCorrelated ? undefined : texts.bartlettNone(p)],
    footnotes: [texts.kmoScale],
  });
}
