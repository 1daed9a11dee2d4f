export { countOwnMessage, listEntries } from './point.repository.ts';
export { balanceOf, grantPoints, spendPoints } from './points.ts';
