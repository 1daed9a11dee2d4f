import { bilingual } from '../bilingual.ts';

/** How records were weighted, as it stands under a table. */
export const weightTexts = bilingual(
  {
    between: '、',
    variable: ({ name }: { name: string }) => `按变量 ${name} 加权`,
    rim: ({ list, least, most }: { list: string; least: string; most: string }) =>
      `按 ${list} 的目标比例做边际加权（权重限于 ${least} 至 ${most}）`,
  },
  {
    between: ', ',
    variable: ({ name }) => `Weighted by ${name}`,
    rim: ({ list, least, most }) => `Rim weighted to targets of ${list} (weights kept between ${least} and ${most})`,
  },
);
