export { logOperation } from './log-operation.ts';
export { nameActor, OPERATOR_ID } from './name-actor.ts';
export {
  countOperations,
  listLoggedPeople,
  listOperations,
  type OperationFilter,
  type OperationRow,
} from './operation.repository.ts';
