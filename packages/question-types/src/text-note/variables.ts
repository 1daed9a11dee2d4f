export { noData as data } from '../_shared/no-answer.ts';
