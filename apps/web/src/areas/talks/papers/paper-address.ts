import type { PaperKind } from '@wenshu/papers';
import type { RoutePath } from '@wenshu/texts/routes';
import { stringifySearch } from '../../../app/routes/search.ts';

export const paperPaths = {
  outline: '/survey/AccessOutline',
  'desk-study': '/survey/DeskStudy',
  concept: '/survey/ProductConcept',
} as const satisfies Readonly<Record<PaperKind, RoutePath>>;

/** Where papers of a kind are: their list, or one of them. */
export const paperAddress = (kind: PaperKind, paperId?: string): string =>
  `${paperPaths[kind]}${stringifySearch({ paperId })}`;

/** Where whoever has the link reads a paper. */
export const sharedPaperAddress = (code: string): string =>
  `${location.origin}/survey/sharePaper${stringifySearch({ code })}`;
