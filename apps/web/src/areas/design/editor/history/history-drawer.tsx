import { useInfiniteQuery } from '@tanstack/react-query';
import { type HistoryStep, historyCalls } from '@wenshu/api-contract';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { editWords } from '../../document/state/edit-words.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { closeTool } from '../state/tools-store.ts';
import { EarlierState } from './earlier-state.tsx';
import classes from './history.module.css';

const PAGE = 20;

/** Who did what and when, in steps; each can be looked at and restored. */
export default function HistoryDrawer({ mayRestore }: { mayRestore: boolean }) {
  const t = useTexts(editorToolsTexts).history;
  const { scrollId } = useEditor();
  const version = useEditorState(state => state.version);
  const [looked, setLooked] = useState<HistoryStep>();
  const steps = useInfiniteQuery({
    // A new version is a new list: the newest step grows while somebody works.
    queryKey: ['history', scrollId, version],
    queryFn: ({ pageParam }) =>
      client.call(historyCalls.history, { scrollId, page: pageParam, size: PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length + 1 : undefined),
    gcTime: 0,
  });
  const list = steps.data?.pages.flatMap(page => page.items) ?? [];
  return (
    <Drawer open title={t.title} size={looked ? 640 : 440} onClose={closeTool}>
      {looked ? (
        <EarlierState
          step={looked}
          time={momentText(looked.endTime)}
          mayRestore={shown => mayRestore && shown !== version}
          onBack={() => setLooked(undefined)}
        />
      ) : (
        <>
          {steps.isPending && <p className={classes.hint}>{t.loading}</p>}
          {steps.isError && (
            <p className={classes.hint}>
              {t.failed} <Button onClick={() => void steps.refetch()}>{t.retry}</Button>
            </p>
          )}
          {steps.isSuccess && list.length === 0 && <p className={classes.hint}>{t.empty}</p>}
          <ol className={classes.steps}>
            {list.map(step => (
              <li key={step.version} className={classes.step}>
                <p className={classes.when}>
                  <time dateTime={new Date(step.endTime).toISOString()}>{momentText(step.endTime)}</time>
                  {step.version === version && <span className={classes.now}>{t.now}</span>}
                  {step.publishedTime !== undefined && (
                    <span className={classes.published}>{t.publishedAt({ time: momentText(step.publishedTime) })}</span>
                  )}
                </p>
                <p className={classes.who}>{step.nickName || t.unknown}</p>
                <p className={classes.what}>{editWords(step.edits, t)}</p>
                <Button
                  size="small"
                  aria-label={`${t.look}: ${momentText(step.endTime)}`}
                  onClick={() => setLooked(step)}
                >
                  {t.look}
                </Button>
              </li>
            ))}
          </ol>
          {steps.hasNextPage && (
            <Button block loading={steps.isFetchingNextPage} onClick={() => void steps.fetchNextPage()}>
              {t.more}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}
