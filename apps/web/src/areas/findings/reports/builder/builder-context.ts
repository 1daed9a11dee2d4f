import type { ReportBlock, ReportDocument } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { Variable } from '../../filter/variable.ts';
import type { Question } from '../../statistics/model/question.ts';
import type { Planned } from '../model/page-changes.ts';
import { blocksOf, pagesOf } from '../model/reading-order.ts';
import type { ReportState, ReportWork } from '../state/report-work.ts';
import type { BuilderView, createBuilderView } from './builder-view.ts';

/** What every part of the builder works with. */
export interface Builder {
  readonly scrollId: string;
  readonly reportId: string;
  readonly work: ReportWork;
  readonly view: ReturnType<typeof createBuilderView>;
  readonly questions: readonly Question[];
  readonly variables: ReadonlyMap<string, Variable>;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('outside of the builder');
  return builder;
}

export const useWorkState = <T>(select: (state: ReportState) => T): T => useStore(useBuilder().work.store, select);
export const useView = <T>(select: (view: BuilderView) => T): T => useStore(useBuilder().view, select);

/** Whether this person may change the report now. */
export const useMayEdit = (): boolean => useWorkState(({ role, isGone }) => role !== 'view' && !isGone);

/** The page that is open: when a colleague removes it, the first one. */
export function usePage() {
  const document = useWorkState(state => state.document);
  const pageId = useView(view => view.pageId);
  const pages = pagesOf(document);
  const page = pages.find(({ id }) => id === pageId) ?? pages[0];
  return { document, pages, page, blocks: page ? blocksOf(document, page.id) : [] };
}

/** The selected blocks that are there, in the order of reading. */
export function useSelected(): readonly ReportBlock[] {
  const { blocks } = usePage();
  const selected = useView(view => view.selected);
  return blocks.filter(({ id }) => selected.includes(id));
}

/** Makes what was planned on the newest document, or says why it cannot be. */
export function useMake() {
  const { work } = useBuilder();
  const t = useTexts(reportScreenTexts).problems;
  return useCallback(
    (plan: Planned | ((document: ReportDocument) => Planned), merge?: string): boolean => {
      const planned = typeof plan === 'function' ? plan(work.store.getState().document) : plan;
      if ('changes' in planned) return work.make(planned.changes, merge);
      notify.error(t[planned.problem]);
      return false;
    },
    [work, t],
  );
}
