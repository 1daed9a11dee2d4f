export { findLastGrant, listEntries, listLastEntries } from './list-entries.ts';
export { balanceOf, countOwnMessage, giveStart, grantPoints, spendPoints } from './points.ts';
