export { numbersData as data } from '../_shared/numbers-by-item.ts';
