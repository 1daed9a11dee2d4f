import type { analysisCalls, CallInput } from '@wenshu/api-contract';
import { Refusal } from '../../../refusal/refusal.ts';
import type { AnalysisContent } from './analysis.repository.ts';
import { requireSmall } from './require-small.ts';

const CONTENT_BYTES = 256 * 1024;

type Sent = Pick<CallInput<typeof analysisCalls.save>, 'kind' | 'filter' | 'weight' | 'derived' | 'request'>;

/** What is kept: one that is half made is kept too, and one whose question is gone. Whoever runs it is told. */
export function contentOf({ kind, filter, weight, derived, request }: Sent): AnalysisContent {
  requireSent(request, 'request');
  const content = {
    kind,
    derived,
    request,
    ...(filter !== undefined && { filter }),
    ...(weight !== undefined && { weight }),
  };
  requireSmall(content, CONTENT_BYTES);
  return content;
}

/** A custom schema takes what is not there. */
export function requireSent(value: unknown, field: string): void {
  if (value === undefined) throw new Refusal('inputInvalid', { field, problem: { word: 'required' } });
}
