import type { Paper } from '@wenshu/papers';
import { findThing } from '../../../design/drafting/index.ts';

const nameless = { zh: '这类产品', en: 'this product' } as const;

/** What a brief is about, in its own words; where it names nothing, a word that points at it. */
export const thingOf = (text: string, language: Paper['language']): string =>
  findThing(text, language).name || nameless[language];
