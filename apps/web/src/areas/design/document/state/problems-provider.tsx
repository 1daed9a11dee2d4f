import type { ReactNode } from 'react';
import { ProblemsContext, useLiveProblems } from './use-problems.ts';

/** Looks for problems beside the screen: its children are drawn again only when the list changes. */
export function ProblemsProvider({ children }: { readonly children: ReactNode }) {
  return <ProblemsContext value={useLiveProblems()}>{children}</ProblemsContext>;
}
