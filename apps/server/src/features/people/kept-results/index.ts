export { listKeptResults } from './kept-result.repository.ts';
export { registerKeptResultCalls } from './kept-result.routes.ts';
