export { registerAnswerFileCalls } from './answer-file.routes.ts';
