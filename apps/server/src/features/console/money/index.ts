export { registerOperatedMoneyCalls } from './money.routes.ts';
