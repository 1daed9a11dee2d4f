export { deleteTriesBefore } from './attempt.repository.ts';
export {
  type AttemptLimit,
  countAttempt,
  countAttempts,
  findWait,
  forgiveAll,
  forgiveAttempt,
} from './attempt-limit.ts';
