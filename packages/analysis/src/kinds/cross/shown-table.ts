import { crossTexts } from '@wenshu/texts/findings/cross';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../kind.ts';
import { bannerPaths } from './banner-paths.ts';
import type { CrossRequest } from './request.ts';
import type { CrossResult, CrossTable } from './result.ts';

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
