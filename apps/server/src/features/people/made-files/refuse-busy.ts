import { ThreadProblem } from '../../../platform/threads/thread-problem.ts';
import { Refusal } from '../../../refusal/refusal.ts';

/** Too many files are being made: their person is told that, and not of a fault. */
export function refuseBusy(error: unknown): never {
  throw error instanceof ThreadProblem && error.word === 'busy' ? new Refusal('documentsBusy') : error;
}
