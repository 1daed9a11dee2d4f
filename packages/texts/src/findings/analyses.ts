import { bilingual } from '../bilingual.ts';

/** What stands below every table and chart. */
export const analysisTexts = bilingual(
  {
    weightedBy: ({ name }: { name: string }) => `按“${name}”加权`,
    rimWeighted: ({ names }: { names: readonly string[] }) =>
      `按${names.map(name => `“${name}”`).join('、')}的目标占比加权`,
  },
  {
    weightedBy: ({ name }) => `Weighted by “${name}”`,
    rimWeighted: ({ names }) => `Weighted to the targets of ${names.map(name => `“${name}”`).join(', ')}`,
  },
);
