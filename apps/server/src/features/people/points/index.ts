export { countOwnMessage, findLastGrant, listEntries, listLastEntries } from './point.repository.ts';
export { balanceOf, grantPoints, spendPoints } from './points.ts';
