import { type ReactNode, useMemo } from 'react';
import type { Variable } from '../../filter/variable.ts';
import { SetupContext, useSetup } from '../slots/setup-context.ts';

interface ResearchSetupProps {
  readonly questions: readonly Variable[];
  readonly children: ReactNode;
}

/** Within it questions of research stand among what can be chosen. Filters and weights know only variables. */
export function ResearchSetup({ questions, children }: ResearchSetupProps) {
  const setup = useSetup();
  const { variables } = setup;
  const all = useMemo(
    () =>
      questions.length === 0 ? variables : new Map([...questions.map(one => [one.key, one] as const), ...variables]),
    [questions, variables],
  );
  return <SetupContext value={{ ...setup, variables: all }}>{children}</SetupContext>;
}
