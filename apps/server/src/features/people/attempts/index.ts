export { deleteTriesBefore } from './attempt.repository.ts';
export { type Attempt, type AttemptLimit, countAttempt, forgiveAttempt } from './attempt-limit.ts';
