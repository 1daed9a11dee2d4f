import type { SimulatedType } from '@wenshu/analysis/simulated';
import { solutions } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { OwnThreads } from '../../../platform/threads/thread-pool.ts';
import { planSolution } from '../../design/solutions/index.ts';
import { studies } from './studies.ts';

export const languageIds = { zh: 1, en: 2 } as const;

/** The form of a study and its design, the same at every time: so its people answer the same wherever they are asked. */
export function planStudy(type: SimulatedType, language: Language, threads: OwnThreads) {
  // Whoever asked first may leave: others wait for the same one.
  const { signal } = new AbortController();
  return planSolution(threads, 'example', solutions[type], studies[type].setting(language), signal);
}
