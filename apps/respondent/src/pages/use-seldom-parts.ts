import { viewAtHand } from '@wenshu/question-types/at-hand';
import type { Flow } from '@wenshu/survey-core/answering';
import { useEffect } from 'react';
import { addSeldomStyles } from '../styles/seldom.ts';

/** Fetches what this survey's seldom types need while the first page is read, so that nobody waits for it later. */
export function useSeldomParts(flow: Flow): void {
  useEffect(() => {
    const seldom = new Set(flow.questions.flatMap(({ type }) => viewAtHand(type)?.preload ?? []));
    if (seldom.size > 0) addSeldomStyles();
    // What fails is fetched again when it is met.
    for (const preload of seldom) void preload();
  }, [flow]);
}
