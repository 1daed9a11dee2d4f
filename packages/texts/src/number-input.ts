import { bilingual } from './bilingual.ts';

/** The two small buttons of a field for a number. */
export const numberInputTexts = bilingual({ more: '增大', less: '减小' }, { more: 'Increase', less: 'Decrease' });
