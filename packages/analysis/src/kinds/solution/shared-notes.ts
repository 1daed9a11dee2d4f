import type { Language } from '@wenshu/texts';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Told } from '../../claims/claim.ts';
import type { Base } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { solutionClaims } from './claims.ts';
import { speaking, tellOfAll } from './lead.ts';
import { type Segmented, segmentName } from './segments.ts';

/** What every solution warns of. */
export const sharedWarnings = (base: Base, language: Language): readonly (Told | undefined)[] => [
  solutionClaims.few.tell(language, { people: speaking(base) }),
];

export const unreadWarning = (unread: number, language: Language): Told | undefined =>
  solutionClaims.unread.tell(language, { count: unread }, () => unread);

export const sharedFootnotes = ({ effective }: Base, language: Language): readonly (string | undefined)[] => [
  effective === undefined ? undefined : modelResultTexts[language].onEffective,
];

/** Of groups: those that are small, and those of whom nothing could be said. */
export function segmentWarnings(
  {
    segments,
    leftOut,
  }: Pick<Segmented<unknown>, 'leftOut'> & {
    readonly segments: readonly Pick<Segmented<unknown>['segments'][number], 'code' | 'base'>[];
  },
  request: ModelRequest,
  context: PresentContext,
): readonly (Told | undefined)[] {
  const { language } = context;
  const nameOf = (code: number) => segmentName(code, request, context);
  return [
    tellOfAll(
      solutionClaims.smallGroups,
      language,
      segments,
      ({ base }) => ({ smallest: speaking(base) }),
      small => small.map(({ code }) => nameOf(code)),
    ),
    solutionClaims.leftOutGroups.tell(language, { count: leftOut.length }, () => leftOut.map(nameOf)),
  ];
}
