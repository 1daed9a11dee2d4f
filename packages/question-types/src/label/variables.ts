export { severalOptionsData as data } from '../_shared/several-options-data.ts';
