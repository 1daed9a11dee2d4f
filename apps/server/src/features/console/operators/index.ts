export { asCommand, byCommand } from './by-command.ts';
export { handOf } from './hand-of.ts';
export { addOperator, changeOperator, nameFirstOperator, removeOperator } from './name-operator.ts';
export { noteErrand } from './note-errand.ts';
export { findOperator, listOperators, type OperatorRow } from './operator.repository.ts';
export { deleteOperatorSessionsBefore } from './operator-session.repository.ts';
export { registerOperatorCalls } from './operators.routes.ts';
export { requireOperator } from './require-operator.ts';
