import { bilingual } from '../../bilingual.ts';

/** What opens the change by words. By itself: the rest is fetched when somebody does. */
export const revisionOpenTexts = bilingual({ open: '用一句话修改' }, { open: 'Change by words' });
