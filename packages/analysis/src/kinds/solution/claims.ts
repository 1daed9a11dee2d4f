import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../../claims/evidence.ts';

const groupsIn = { zh: ['北区', '海外'], en: ['North', 'Abroad'] };
const some = { count: 1 };
const none = { count: 0 };
type Counted = typeof some;
const hasSome = ({ count }: Counted) => count > 0;

/** What every solution warns of. */
export const solutionClaims = {
  few: claim({
    when: 'fewer than 30 people (effective base)',
    holds: ({ people }: { readonly people: number }) => people < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: { people: LEAST_TO_SPEAK - 1 }, unsaid: { people: LEAST_TO_SPEAK } }],
    says: language => modelResultTexts[language].few,
    example: () => undefined,
  }),
  smallGroups: claim({
    when: 'at least one group of fewer than 30 people (effective base)',
    holds: ({ smallest }: { readonly smallest: number }) => smallest < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: { smallest: LEAST_TO_SPEAK - 1 }, unsaid: { smallest: LEAST_TO_SPEAK } }],
    says: language => solutionTexts[language].smallGroups,
    example: language => groupsIn[language],
  }),
  leftOutGroups: claim({
    when: 'at least one group whose answers give no estimate',
    holds: hasSome,
    borders: [{ of: 'groups', said: some, unsaid: none }],
    says: language => solutionTexts[language].leftOutGroups,
    example: language => groupsIn[language],
  }),
  unread: claim({
    when: 'at least one answer fits no design of its version',
    holds: hasSome,
    borders: [{ of: 'answers', said: some, unsaid: none }],
    says: language => solutionTexts[language].unread,
    example: () => 3,
  }),
};
