export { severalBlanksData as data } from '../_shared/filling/several-blanks-data.ts';
