import { bilingual } from '../bilingual.ts';

/** What opens the craft check. By itself: the rest is fetched when somebody does. */
export const craftOpenTexts = bilingual({ open: '问卷体检' }, { open: 'Craft check' });
