import { factorTexts } from '@wenshu/texts/findings/models/factor';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { peopleOf } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, pInWords } from '../model/plain-table.ts';
import { shownLoadings } from './belonging.ts';
import { CLEAR_LOADING, factorClaims } from './claims.ts';
import type { FoundFactors } from './found.ts';

/** Kaiser's own steps, the best first. */
const kmoSteps = [
  [0.9, 'excellent'],
  [0.8, 'good'],
  [0.7, 'fair'],
  [0.6, 'passable'],
  [0.5, 'poor'],
] as const;

const knownOf = ({ kmo, bartlett, base, extractionSums }: FoundFactors) => ({
  kmo: kmo.overall ?? 0,
  p: bartlett.pValue,
  people: peopleOf(base),
  explained: extractionSums.cumulativePercent.at(-1)!,
});

/** What the whole says, and what speaks against it. */
export function summaryNotes(
  found: FoundFactors,
  request: ModelRequest,
  names: readonly string[],
  context: PresentContext,
): ModelNotes {
  const { language } = context;
  const [texts, shared] = [factorTexts[language], modelResultTexts[language]];
  const claims = factorClaims;
  const { nFactors, nVariables, leftOut, communalities } = found;
  const known = knownOf(found);
  const percent = formatNumber(percentFormat, alreadyPercent(known.explained), language);
  const questions = names.map((name, at) => ({
    ...known,
    name,
    communality: communalities.extraction[at]!,
    clear: shownLoadings(found)[at]!.filter(value => Math.abs(value) >= CLEAR_LOADING).length,
  }));
  const named = {
    known: (one: (typeof questions)[number]) => one,
    name: (one: (typeof questions)[number]) => one.name,
  };
  const counted = { people: known.people, questions: nVariables };
  const { extraction, rotation } = texts.options;
  return modelNotes({
    meaning: [claims.summary.tell(language, known, () => ({ questions: nVariables, factors: nFactors, percent }))],
    warnings: [
      claims.littleExplained.tell(language, known, () => percent),
      claims.notSuitable.tell(language, known),
      claims.few.tell(language, known.people),
      claims.fewPerQuestion.tell(language, counted, () => counted),
      tellOf(claims.weak, language, questions, named),
      tellOf(claims.torn, language, questions, named),
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

export function kmoNotes(found: FoundFactors, { language }: PresentContext): ModelNotes {
  const texts = factorTexts[language];
  const { kmoIs, bartlettFound, bartlettNone } = factorClaims;
  const known = knownOf(found);
  const step = kmoSteps.find(([from]) => known.kmo >= from)?.[1] ?? 'unacceptable';
  const p = () => pInWords(known.p, language);
  return modelNotes({
    meaning: [
      kmoIs.tell(language, known, () => ({
        value: formatNumber(numberAs(3), found.kmo.overall, language),
        word: texts.kmoWords[step],
      })),
      bartlettFound.tell(language, known, p),
    ],
    warnings: [bartlettNone.tell(language, known, p)],
    footnotes: [texts.kmoScale],
  });
}
