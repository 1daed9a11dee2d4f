import { cbcDesign, cpcDesign, maxDiffDesign } from '@wenshu/statistics';
import type { DesignMethod, DesignRequest, MadeDesign } from '@wenshu/survey-core';

type RequestOf<Method extends DesignMethod> = Extract<DesignRequest, { readonly method: Method }>;

/** Who makes which design. What cannot be estimated is refused by the statistic itself, with the reason. */
const makers: { readonly [Method in DesignMethod]: (request: RequestOf<Method>, seed: number) => MadeDesign } = {
  'choice-tasks': (request, seed) => {
    const design = cbcDesign({ ...request, seed });
    const { versions, levelBalance, overlapPercent, dEfficiency } = design;
    return {
      versions,
      quality: {
        versions: versions.length,
        tasks: request.tasks,
        balancePercent: Math.min(100, ...levelBalance),
        efficiencyPercent: dEfficiency ?? 0,
        overlapPercent: Math.max(...overlapPercent),
        leastShown: leastShown(
          versions,
          request.attributes.map(({ levels }) => levels.length),
        ),
      },
    };
  },
  cards: (request, seed) => {
    const design = cpcDesign({ ...request, seed });
    const versions = design.versions.map(cards => cards.map(card => [design.cards[card]!]));
    const balance = design.levelCounts.map(counts => (100 * Math.min(...counts) * counts.length) / design.cards.length);
    return {
      versions,
      quality: {
        versions: versions.length,
        tasks: Math.max(...versions.map(cards => cards.length)),
        balancePercent: Math.min(100, ...balance),
        efficiencyPercent: design.dEfficiency,
        leastShown: leastShown(
          versions,
          request.attributes.map(({ levels }) => levels.length),
        ),
      },
    };
  },
  sets: (request, seed) => {
    const design = maxDiffDesign({ ...request, seed });
    const versions = design.versions.map(tasks => tasks.map(task => task.map(item => [item])));
    const shown = design.itemCounts.reduce((sum, count) => sum + count, 0);
    return {
      versions,
      quality: {
        versions: versions.length,
        tasks: request.tasks,
        balancePercent: Math.min(100, (100 * Math.min(...design.itemCounts) * request.items) / shown),
        leastShown: leastShown(versions, [request.items]),
      },
    };
  },
};

/** The same seed makes the same design: what was looked at is what is generated. */
export function makeDesign(request: DesignRequest, seed: number): MadeDesign {
  return (makers[request.method] as (request: DesignRequest, seed: number) => MadeDesign)(request, seed);
}

/** How often a respondent sees the level, or item, that their version shows least. */
function leastShown(versions: MadeDesign['versions'], levels: readonly number[]): number {
  return Math.min(
    ...versions.flatMap(tasks => {
      const concepts = tasks.flat();
      return levels.flatMap((count, attribute) =>
        Array.from({ length: count }, (_, level) => concepts.filter(concept => concept[attribute] === level).length),
      );
    }),
  );
}
