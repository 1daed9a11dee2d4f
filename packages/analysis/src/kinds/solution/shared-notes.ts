import type { Language } from '@wenshu/texts';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { Base } from '../../exhibit/exhibits.ts';
import { SMALL_BASE } from '../../exhibit/format-number.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type Segmented, segmentName } from './segments.ts';

/** What every solution warns of. */
export const sharedWarnings = ({ people }: Base, language: Language): readonly (string | undefined)[] => [
  people < SMALL_BASE ? modelResultTexts[language].few : undefined,
];

export const sharedFootnotes = ({ effective }: Base, language: Language): readonly (string | undefined)[] => [
  effective === undefined ? undefined : modelResultTexts[language].onEffective,
];

/** Of groups: those that are small, and those of whom nothing could be said. */
export function segmentWarnings(
  { segments, leftOut }: Segmented<unknown>,
  request: ModelRequest,
  context: PresentContext,
): readonly (string | undefined)[] {
  const texts = solutionTexts[context.language];
  const named = (codes: readonly number[]) => codes.map(code => segmentName(code, request, context));
  const small = segments.filter(({ base }) => base.people < SMALL_BASE).map(({ code }) => code);
  return [
    small.length > 0 ? texts.smallGroups(named(small)) : undefined,
    leftOut.length > 0 ? texts.leftOutGroups(named(leftOut)) : undefined,
  ];
}
