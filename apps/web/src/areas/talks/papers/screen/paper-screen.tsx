import { paperShapes } from '@wenshu/papers';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { useSayHere } from '../../../../app/together/use-say-here.ts';
import { useAsking } from '../help/use-asking.ts';
import { nodeViews } from '../kinds/node-views.ts';
import { type OpenPaper, PaperContext } from '../open/paper-context.ts';
import { SourcesContext, sourcesById } from '../open/source-names.ts';
import { useUndoKeys } from '../open/use-undo-keys.ts';
import { useSources } from '../sources/use-sources.ts';
import { sayPresence } from '../state/paper-calls.ts';
import type { OpenedPaper, PaperWork } from '../state/paper-work.ts';
import { usePaperWork } from '../state/use-paper-work.ts';
import { AsideNotes } from './aside-notes.tsx';
import { PaperBar } from './paper-bar.tsx';
import { PaperBody } from './paper-body.tsx';
import classes from './screen.module.css';

interface PaperScreenProps {
  readonly paperId: string;
  readonly opened: OpenedPaper;
}

/** A paper that is worked on, with whoever else works on it. */
export function PaperScreen({ paperId, opened }: PaperScreenProps) {
  const work = usePaperWork(paperId, opened);
  const asking = useAsking(paperId, work);
  const [fresh] = useState<OpenPaper['fresh']>({ id: undefined });
  const open: OpenPaper = useMemo(
    () => ({ paperId, work, asking, views: nodeViews, fresh }),
    [paperId, work, asking, fresh],
  );
  useUndoKeys(work);
  const screen = useRef<HTMLDivElement>(null);
  // Where the person writes is where their focus is: no part of the screen has to keep it.
  const sayPlace = useCallback(() => sayPresence(paperId, idOfTab(), () => nodeAt(document.activeElement)), [paperId]);
  useSayHere(screen, sayPlace);
  return (
    <PaperContext value={open}>
      <div className={classes.screen} ref={screen}>
        <PaperBar isOwn={opened.isOwn} />
        <AsideNotes />
        <WithSources paperId={paperId} work={work}>
          <PaperBody />
        </WithSources>
      </div>
    </PaperContext>
  );
}

interface WithSourcesProps {
  readonly paperId: string;
  readonly work: PaperWork;
  readonly children: ReactNode;
}

/** Evidence is read with the names of its sources. */
function WithSources({ paperId, work, children }: WithSourcesProps) {
  const sourcesVersion = useStore(work.store, state => state.sourcesVersion);
  const { hasSources } = paperShapes[useStore(work.store, state => state.document.kind)];
  const { data } = useSources(paperId, sourcesVersion, hasSources);
  const sources = useMemo(() => sourcesById(data?.items ?? []), [data]);
  return <SourcesContext value={sources}>{children}</SourcesContext>;
}

const nodeAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-node]')?.dataset['node'];
