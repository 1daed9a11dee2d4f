export { oneOptionData as data } from '../_shared/choosing/one-option-data.ts';
