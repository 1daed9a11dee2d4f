export { choose } from './choose.ts';
export * from './minds.ts';
export { simulateAnswer } from './simulate-answer.ts';
