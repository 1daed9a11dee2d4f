export { logOperation } from './log-operation.ts';
export {
  countOperations,
  listLoggedPeople,
  listOperations,
  type OperationFilter,
  type OperationRow,
} from './operation.repository.ts';
