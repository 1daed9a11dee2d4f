export * from './minds.ts';
export { simulateAnswer } from './simulate-answer.ts';
export { simulatedAnswers } from './simulated-answers.ts';
export { simulatedRecord } from './simulated-record.ts';
export { truthTable } from './truth-table.ts';
