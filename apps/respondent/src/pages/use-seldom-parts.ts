import { hasLazyView, preloadViews } from '@wenshu/question-types/respondent';
import type { Flow } from '@wenshu/survey-core/answering';
import { useEffect } from 'react';
import { addSeldomStyles } from '../styles/seldom.ts';

/** Fetches what this survey's seldom types need while the first page is read, so that nobody waits for it later. */
export function useSeldomParts(flow: Flow): void {
  useEffect(() => {
    const seldom = flow.questions.map(({ type }) => type).filter(hasLazyView);
    if (seldom.length === 0) return;
    addSeldomStyles();
    void preloadViews(seldom);
  }, [flow]);
}
