export { severalOptionsData as data } from '../_shared/choosing/several-options-data.ts';
