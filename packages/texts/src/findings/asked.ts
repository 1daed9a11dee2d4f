import { bilingual } from '../bilingual.ts';

interface StandWords {
  readonly outcome: string;
  readonly groups: readonly string[];
  readonly tested: number;
}

/** What the assistant says of an outcome that it compared by all groupings: claims alone say it. */
export const askedTexts = bilingual(
  {
    stand: ({ outcome, groups, tested }: StandWords) =>
      `“${outcome}”在以下分组间有显著差异：${groups.map(one => `“${one}”`).join('、')}（95% 置信水平，按 ${tested} 次检验作 Holm 校正）。`,
    noneStand: ({ outcome, tested }: Omit<StandWords, 'groups'>) =>
      `“${outcome}”逐一按各分组比较，没有发现显著差异（95% 置信水平，按 ${tested} 次检验作 Holm 校正）。`,
    notTested: ({ outcome }: { outcome: string }) =>
      `“${outcome}”按任何分组都无法检验：样本不足 30，或有足够人数作答的组不足两个。`,
    someNotTested: (groups: readonly string[]) =>
      `样本或组内人数不足，未检验：${groups.map(one => `“${one}”`).join('、')}。`,
  },
  {
    stand: ({ outcome, groups, tested }) =>
      `“${outcome}” differs significantly by ${groups.map(one => `“${one}”`).join(', ')} (95% level, Holm’s correction for all tests made: ${tested}).`,
    noneStand: ({ outcome, tested }) =>
      `“${outcome}” was compared by one grouping after the other, and no significant difference was found (95% level, Holm’s correction for all tests made: ${tested}).`,
    notTested: ({ outcome }) =>
      `“${outcome}” cannot be tested by any grouping: fewer than 30 people, or fewer than two groups with enough answers.`,
    someNotTested: groups => `Not tested, as too few people answered: ${groups.map(one => `“${one}”`).join(', ')}.`,
  },
);
