import { bilingual } from '../bilingual.ts';

/** What numbers are followed by, wherever one is shown. */
export const exhibitTexts = bilingual({ seconds: ' 秒' }, { seconds: ' s' });
