import type { Bilingual } from '@wenshu/texts';
import type { answeringTexts } from '@wenshu/texts/answering';

type TextsOf<T> = T extends Bilingual<infer _> ? T['zh'] | T['en'] : never;

/** The words that every view gets. Those of one type alone are in its folder. */
export type ViewTexts = TextsOf<typeof answeringTexts>;
