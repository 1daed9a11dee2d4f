import {
  checkSetting,
  isFault,
  type MadeDesign,
  parseSetting,
  randomOf,
  type SettingProblem,
  type SolutionEntry,
  type SolutionSetting,
} from '@wenshu/survey-core';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { ThreadProblem, type ThreadProblemWord } from '../../../platform/threads/thread-problem.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { DesignAnswer, DesignTask } from './design-thread.ts';

/** Most designs take less than a second; the largest that a form allows some more. */
const EFFORT_MS = 500;

export interface PlannedSolution {
  readonly solution: SolutionEntry;
  readonly setting: SolutionSetting;
  readonly problems: readonly SettingProblem[];
  /** Of a solution with a design whose form has no errors. */
  readonly made: MadeDesign | undefined;
}

/** A setting as it was sent or stored. What has not the form's shape at all is wrong input. */
export function requireSetting(solution: SolutionEntry, raw: Readonly<Record<string, unknown>>): SolutionSetting {
  const parsed = parseSetting(solution, raw);
  if ('setting' in parsed) return parsed.setting;
  throw new Refusal('inputInvalid', { field: `setting.${parsed.field}`, problem: { word: 'invalid' } });
}

/** From the answers of a form to a design that can be estimated; refused with the reason where there is none. */
export async function planSolution(
  threads: OwnThreads,
  scrollId: string,
  solution: SolutionEntry,
  raw: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<PlannedSolution> {
  const setting = requireSetting(solution, raw);
  const problems = checkSetting(solution, setting);
  const request = problems.some(isFault) ? undefined : solution.design?.(setting);
  const made = request && (await design(threads, { request, seed: seedOf(scrollId, solution) }, signal));
  return { solution, setting, problems, made };
}

/** The same for the same questionnaire and solution: what was looked at is what is generated. */
function seedOf(scrollId: string, { id }: SolutionEntry): number {
  return 1 + Math.floor(randomOf(scrollId, id, 'design') * 1e9);
}

const threadRefusals: Partial<Record<ThreadProblemWord, 'designsBusy' | 'designTooSlow'>> = {
  busy: 'designsBusy',
  'too-slow': 'designTooSlow',
  'out-of-memory': 'designTooSlow',
};

async function design(threads: OwnThreads, task: DesignTask, signal: AbortSignal): Promise<MadeDesign> {
  const answer = (await threads.run('design', task, { effortMs: EFFORT_MS, signal }).catch(error => {
    const name = error instanceof ThreadProblem ? threadRefusals[error.word] : undefined;
    throw name ? new Refusal(name) : error;
  })) as DesignAnswer;
  if ('refused' in answer) throw new Refusal('noSolutionAvailable', { params: answer.refused });
  if ('failed' in answer) throw new Error(`A design failed: ${answer.failed}`);
  return answer.made;
}
