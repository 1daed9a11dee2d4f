export { deleteTriesBefore } from './attempt.repository.ts';
export { type AttemptLimit, countAttempt, countAttempts, forgiveAttempt } from './attempt-limit.ts';
