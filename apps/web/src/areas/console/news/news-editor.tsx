import { useQueryClient } from '@tanstack/react-query';
import { newsRoomCalls } from '@wenshu/api-contract';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { useEffect, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { useLeaveAsk } from '../kit/use-leave-ask.ts';
import classes from './news.module.css';
import { NewsButtons } from './news-buttons.tsx';
import { NewsClash } from './news-clash.tsx';
import { NewsFields } from './news-fields.tsx';
import { findGap } from './news-gap.ts';
import { newsPath } from './news-path.ts';
import { NewsStateTag } from './news-state-tag.tsx';
import { NewsVersions } from './news-versions.tsx';
import { isUnsaved, type LookedNews, takeOver, useNewsDraft } from './use-news-draft.ts';

/** What is written stays until it is saved, whoever else saves meanwhile. */
export function NewsEditor({ item }: { readonly item: LookedNews | undefined }) {
  const t = useTexts(newsRoomTexts);
  const kit = useTexts(consoleKitTexts);
  const may = useMayOperate();
  const { go } = useGo();
  const queries = useQueryClient();
  const { draft, setDraft, write } = useNewsDraft(item);
  const [tried, setTried] = useState<'save' | 'publish'>();
  const [madeId, setMadeId] = useState<number>();
  const isDirty = isUnsaved(draft);
  useLeaveAsk(isDirty && madeId === undefined);
  // After the question above knows that nothing is unsaved any more.
  useEffect(() => {
    if (madeId !== undefined) go(newsPath(madeId));
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['operator-news'] });
  const isOnSite = item?.state === 'shown' || item?.state === 'planned';
  const gapFor = (what: 'save' | 'publish') => findGap(draft.content, isOnSite || what === 'publish');
  const { isBusy, run: save } = useAction(
    async (seen: number) => {
      const { content } = draft;
      const saved = await consoleClient.call(newsRoomCalls.save, {
        item: item ? { id: item.id, seen } : null,
        content,
      });
      // Whoever went on writing meanwhile keeps that.
      setDraft(now => ({ content: now.content, saved: content, seen: saved.version }));
      return saved;
    },
    {
      done: item?.state === 'shown' ? t.savedShown : t.saved,
      refresh,
      onDone: ({ id }) => (item ? undefined : setMadeId(id)),
    },
  );
  const isReady = (what: 'save' | 'publish') => {
    setTried(what);
    const gap = gapFor(what);
    // Which language it is in: the other one may be what is shown.
    const of = gap?.field.startsWith('zh.') ? kit.languages.zh : gap?.field.startsWith('en.') ? kit.languages.en : '';
    if (gap) notify.error([of, t.gaps[gap.word]].filter(Boolean).join(' · '));
    return gap === undefined;
  };
  const trySave = (seen: number) => {
    if (isReady('save')) void save(seen);
  };
  const title = item ? t.editTitle({ title: item.content.zh.title || item.content.en.title }) : t.newTitle;
  return (
    <Room
      name="news"
      lead={title}
      actions={
        may('content.change') && (
          <NewsButtons
            item={item}
            isDirty={isDirty}
            isBusy={isBusy}
            isComplete={() => isReady('publish')}
            onSave={() => trySave(draft.seen)}
            refresh={refresh}
          />
        )
      }
    >
      <div className={classes.state}>
        <AppLink to={newsPath()}>{kit.back}</AppLink>
        {item && <NewsStateTag state={item.state} />}
        {item?.state === 'planned' && <span>{t.from({ moment: momentText(item.publishTime ?? 0) })}</span>}
        {item?.state === 'shown' && <span>{t.isShown}</span>}
        {isDirty && <span>{kit.unsaved}</span>}
      </div>
      {item && item.version > draft.seen && (
        <NewsClash
          item={item}
          onOverwrite={() => trySave(item.version)}
          onTakeTheirs={() => setDraft(takeOver(item))}
        />
      )}
      <NewsFields content={draft.content} gap={tried && gapFor(tried)} onChange={write} />
      {item && (
        <NewsVersions
          item={item}
          onTakeBack={content => {
            write(content);
            notify.info(t.takenBack);
          }}
        />
      )}
    </Room>
  );
}
