import { kmeansTexts } from '@wenshu/texts/findings/models/kmeans';
import { claim } from '../../claims/claim.ts';
import { areGroups, type KnownClusters } from '../model/cluster-claims.ts';

/** From here on people are clearly nearer to their own group than to the next (Kaufman and Rousseeuw). */
const CLEAR = 0.5;
/** Below, hardly more than to the next. */
const UNCLEAR = 0.25;

interface Known extends KnownClusters {
  /** Average; none with weights. */
  readonly silhouette: number | null;
  /** What the number of groups was chosen by, where it was looked for. */
  readonly by: 'silhouette' | 'ratio' | undefined;
}

const two: Known = { count: 2, p: 0.049, people: 30, silhouette: CLEAR, by: 'silhouette' };

const chosenBy = (by: 'silhouette' | 'ratio', value: string) =>
  claim({
    when: `the number of groups was looked for and chosen by the ${by === 'silhouette' ? 'average silhouette' : 'Calinski-Harabasz index (weighted)'}; there are groups (p < 0.05 against one group, at least 30 people)`,
    holds: (known: Known) => areGroups(known) && known.by === by,
    borders: [
      { of: 'p', said: { ...two, by }, unsaid: { ...two, by, p: 0.05 } },
      { of: 'choice', said: { ...two, by }, unsaid: { ...two, by: undefined } },
    ],
    says: language => kmeansTexts[language].chosenBy[by],
    example: () => ({ count: 2, value }),
  });

export const kmeansClaims = {
  silhouette: chosenBy('silhouette', '0.582'),
  ratio: chosenBy('ratio', '252.4'),
  clear: claim({
    when: 'average silhouette of at least 0.5, and there are groups (p < 0.05 against one group, at least 30 people)',
    holds: (known: Known) => areGroups(known) && (known.silhouette ?? 0) >= CLEAR,
    borders: [
      { of: 'silhouette', said: two, unsaid: { ...two, silhouette: 0.499 } },
      { of: 'p', said: two, unsaid: { ...two, p: 0.05 } },
      { of: 'weights', said: two, unsaid: { ...two, silhouette: null } },
    ],
    says: language => kmeansTexts[language].clear,
    example: () => '0.58',
  }),
  unclear: claim<Known, string>({
    when: 'two groups or more with an average silhouette below 0.25',
    holds: ({ count, silhouette }: Known) => count > 1 && silhouette !== null && silhouette < UNCLEAR,
    borders: [
      { of: 'silhouette', said: { ...two, silhouette: 0.249 }, unsaid: { ...two, silhouette: UNCLEAR } },
      { of: 'groups', said: { ...two, silhouette: 0 }, unsaid: { ...two, silhouette: 0, count: 1 } },
    ],
    says: language => kmeansTexts[language].unclear,
    example: () => '0.18',
  }),
  notSettled: claim({
    when: 'the best start ran out of iterations',
    holds: (isConverged: boolean) => !isConverged,
    borders: [{ of: 'iterations', said: false, unsaid: true }],
    says: language => kmeansTexts[language].notSettled,
    example: () => undefined,
  }),
};
