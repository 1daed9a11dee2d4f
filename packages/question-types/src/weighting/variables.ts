import { readSetting } from '@wenshu/survey-core/answering';
import { numbersData } from '../_shared/filling/numbers-by-item.ts';

export const data = numbersData(settings => ({ whole: readSetting(settings, 'totalSum') }));
