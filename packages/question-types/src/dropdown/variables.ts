export { oneOptionData as data } from '../_shared/one-option-data.ts';
