import type { Language } from '@wenshu/texts';
import { crossTexts } from '@wenshu/texts/findings/cross';
import { formatNumber } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { bannerPaths } from './banner-paths.ts';
import type { CrossRequest } from './request.ts';
import type { CrossResult, CrossTable, Overall } from './result.ts';

/** All that the parts of one table are made from. */
export interface ShownTable {
  readonly request: CrossRequest;
  readonly result: CrossResult;
  readonly table: CrossTable;
  readonly row: CrossRequest['rows'][number];
  readonly context: PresentContext;
  /** By the question, so that it stays when others come before it. */
  readonly id: string;
}

/** The questions that a path of the banner leads through. */
export function pathName({ request, context }: ShownTable, path: number): string {
  const { variables, language } = context;
  return bannerPaths(request.banner)
    [path]!.map(({ variable }) => titleOf(variables.get(variable), variable, language))
    .join(crossTexts[language].nested);
}

export const levelText = (level: number): string => `${Math.round(level * 100)}%`;

/** p = 0.037, or below what can be shown. */
export function pText(pValue: number, language: Language): string {
  const { below, is } = crossTexts[language].p;
  return pValue < 0.001 ? below : is(formatNumber({ as: 'number', decimals: 3 }, pValue, language));
}

/** By what a question was tested as a whole, and what came out. */
export function overallText({ by, pValue }: Overall, name: string, language: Language): string {
  const texts = crossTexts[language];
  return texts.testedBy({ name, test: texts.tests[by], p: pText(pValue, language) });
}
