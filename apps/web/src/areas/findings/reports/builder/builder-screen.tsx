import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Drawer } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../app/language/language.ts';
import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import type { Variable } from '../../filter/variable.ts';
import type { Question } from '../../statistics/model/question.ts';
import { pagesOf } from '../model/reading-order.ts';
import { type Reading, ReadingContext } from '../reading/reading-context.ts';
import type { OpenedReport } from '../state/report-work.ts';
import { sayPresence } from '../state/say-presence.ts';
import { useReportWork } from '../state/use-report-work.ts';
import { useResults } from '../state/use-results.ts';
import { AsideNotes } from './aside-notes.tsx';
import classes from './builder.module.css';
import { BuilderBar } from './builder-bar.tsx';
import { type Builder, BuilderContext } from './builder-context.ts';
import { createBuilderView } from './builder-view.ts';
import { Canvas } from './canvas/canvas.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { PageList } from './page-list.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { TOOLS_PLACE } from './text/text-tools.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

interface BuilderScreenProps {
  readonly scrollId: string;
  readonly reportId: string;
  readonly opened: OpenedReport & { readonly isOwn: boolean };
  readonly questions: readonly Question[];
  readonly ownVariables: readonly Variable[];
}

const NO_CHOICES = {};

/** Pages at the left, the page that is worked on in the middle, what can be set of it at the right. */
export function BuilderScreen({ scrollId, reportId, opened, questions, ownVariables }: BuilderScreenProps) {
  const t = useTexts(reportScreenTexts);
  const at = useMemo(() => ({ scrollId, reportId }), [scrollId, reportId]);
  const work = useReportWork(at, opened);
  const [view] = useState(() => createBuilderView(pagesOf(opened.document)[0]?.id ?? ''));
  const variables = useMemo(() => new Map(ownVariables.map(one => [one.key, one])), [ownVariables]);
  const builder: Builder = useMemo(
    () => ({ scrollId, reportId, work, view, questions, variables }),
    [scrollId, reportId, work, view, questions, variables],
  );
  const theme = useStore(work.store, state => state.document.theme);
  const mayEdit = useStore(work.store, state => state.role !== 'view' && !state.isGone);
  const { results, isOld, asOf, timeZone, again, hasFailed, isLoading } = useResults(at, work);
  const reading: Reading = useMemo(
    () => ({ theme, results, isOld, isLoading, choices: NO_CHOICES }),
    [theme, results, isOld, isLoading],
  );
  const isNarrow = useIsNarrow();
  const [drawer, setDrawer] = useState<'pages' | 'panel'>();
  useUndoKeys(work);
  useEffect(() => {
    const where = () => {
      const { selected, writing } = view.getState();
      return { blockId: writing ?? selected[0], isTyping: writing !== undefined };
    };
    const presence = sayPresence({ scrollId, reportId }, idOfTab(), where);
    const stop = view.subscribe((now, before) => {
      if (now.selected[0] !== before.selected[0] || now.writing !== before.writing) presence.say();
    });
    return () => {
      stop();
      presence.stop();
    };
  }, [scrollId, reportId, view]);
  return (
    <BuilderContext value={builder}>
      <ReadingContext value={reading}>
        <div className={classes.builder}>
          <BuilderBar isOwn={opened.isOwn} asOf={asOf} timeZone={timeZone} onRefresh={again} />
          <AsideNotes />
          {hasFailed && (
            <div className={classes.note} role="alert">
              <span>{t.numbersFailed}</span>
              <Button size="small" onClick={again}>
                {t.retry}
              </Button>
            </div>
          )}
          <div className={classes.tools}>
            {isNarrow && (
              <>
                <Button size="small" onClick={() => setDrawer('pages')}>
                  {t.pages.label}
                </Button>
                <Button size="small" onClick={() => setDrawer('panel')}>
                  {t.panel.open}
                </Button>
              </>
            )}
            {mayEdit && <InsertMenu />}
          </div>
          <div className={classes.columns} data-narrow={isNarrow || undefined}>
            {!isNarrow && <PageList />}
            <div className={classes.middle}>
              <div id={TOOLS_PLACE} />
              <Canvas />
            </div>
            {!isNarrow && <SidePanel />}
          </div>
          {drawer && (
            <Drawer
              open
              placement={drawer === 'pages' ? 'left' : 'right'}
              size={320}
              title={drawer === 'pages' ? t.pages.label : t.panel.label}
              styles={{ body: { padding: 0 } }}
              onClose={() => setDrawer(undefined)}
            >
              {drawer === 'pages' ? <PageList /> : <SidePanel />}
            </Drawer>
          )}
        </div>
      </ReadingContext>
    </BuilderContext>
  );
}
