import { emptyModelRequest, type ModelRequest, modelForms } from '@wenshu/analysis';
import type { SimulatedType } from '@wenshu/analysis/simulated';
import { studies } from './studies.ts';

/** What the analysis of a study is asked. */
export function exampleRequest(type: SimulatedType, questionKey: string): ModelRequest {
  const { slots, options } = emptyModelRequest(modelForms[type]);
  return { slots: { ...slots, question: [questionKey] }, options: { ...options, ...studies[type].options } };
}
