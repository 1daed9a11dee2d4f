import type { SurveyTheme } from '@wenshu/survey-core';

export interface Swatch {
  readonly ground: string;
  readonly accent: string;
}

/** The themes' colours, for choosing among them. The answering page's style sheet has the same; a test holds the two together. */
export const themeSwatches: Readonly<Record<SurveyTheme, Swatch>> = {
  pine: { ground: '#f5f6f3', accent: '#12605b' },
  ocean: { ground: '#f3f6fa', accent: '#1c5d99' },
  plum: { ground: '#f8f5f9', accent: '#74407f' },
  clay: { ground: '#faf6f2', accent: '#99492a' },
  moss: { ground: '#f5f7f1', accent: '#4a6424' },
  graphite: { ground: '#f4f5f6', accent: '#37474f' },
};
