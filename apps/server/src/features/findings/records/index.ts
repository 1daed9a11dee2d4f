export { presentPushed } from './present-pushed.ts';
export { listVisibleIds } from './record.repository.ts';
export { registerRecordCalls } from './record.routes.ts';
export { listChangedBy } from './record-operation.repository.ts';
export {
  isDueFor,
  type LockedRecords,
  lockThose,
  restoreWithin,
  setAsideWithin,
  writeMemoWithin,
} from './set-aside.ts';
export { takeBackWithin } from './take-back.ts';
