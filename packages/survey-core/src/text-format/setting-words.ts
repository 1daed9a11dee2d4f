import type { DraftSettings } from './draft-question.ts';

/** How the settings of numbers are written behind a title: "[at most 3]", "[最多3项]". */
export const settingMarkers = {
  zh: {
    minSelected: (count: number) => `最少${count}项`,
    maxSelected: (count: number) => `最多${count}项`,
    pointCount: (count: number) => `${count}分`,
  },
  en: {
    minSelected: (count: number) => `at least ${count}`,
    maxSelected: (count: number) => `at most ${count}`,
    pointCount: (count: number) => `${count} points`,
  },
} as const;

const MARKERS: readonly (readonly [RegExp, keyof (typeof settingMarkers)['zh']])[] = [
  [/^(?:最少\s*(\d{1,4})\s*项|at least (\d{1,4}))$/i, 'minSelected'],
  [/^(?:最多\s*(\d{1,4})\s*项|at most (\d{1,4}))$/i, 'maxSelected'],
  [/^(?:(\d{1,4})\s*分|(\d{1,4}) points)$/i, 'pointCount'],
];

/** The setting that the words of a bracket are. */
export function readSettingMarker(content: string): DraftSettings | undefined {
  for (const [pattern, name] of MARKERS) {
    const match = pattern.exec(content);
    if (match) return { [name]: Number(match[1] ?? match[2]) };
  }
  return undefined;
}
