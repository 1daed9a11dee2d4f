export { severalBlanksData as data } from '../_shared/several-blanks-data.ts';
