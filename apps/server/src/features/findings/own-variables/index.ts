export { registerOwnVariableCalls } from './own-variable.routes.ts';
