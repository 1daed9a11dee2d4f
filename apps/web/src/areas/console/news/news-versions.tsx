import { useQuery } from '@tanstack/react-query';
import { type NewsWritten, newsRoomCalls } from '@wenshu/api-contract';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { handText } from '../kit/hand-text.ts';
import { useMayOperate } from '../kit/seat.ts';
import classes from './news.module.css';
import { NewsLook } from './news-look.tsx';
import type { LookedNews } from './use-news-draft.ts';

interface NewsVersionsProps {
  readonly item: LookedNews;
  onTakeBack(content: NewsWritten): void;
}

/** Every change of an item: by whom and when, each to be looked at and taken back. */
export function NewsVersions({ item: { id, versions }, onTakeBack }: NewsVersionsProps) {
  const t = useTexts(newsRoomTexts);
  const may = useMayOperate();
  const [open, setOpen] = useState<number>();
  const kept = useQuery({
    queryKey: ['operator-news-version', id, open],
    queryFn: () => consoleClient.call(newsRoomCalls.version, { id, version: open ?? 0 }),
    enabled: open !== undefined,
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const close = () => setOpen(undefined);
  return (
    <>
      <h2 className={classes.versions}>{t.versions}</h2>
      <ListTable
        label={t.versions}
        rows={versions}
        keyOf={({ version }) => String(version)}
        columns={[
          {
            key: 'version',
            title: t.versionColumns.version,
            as: 'name',
            cell: ({ version }) => t.version({ version }),
          },
          {
            key: 'change',
            title: t.versionColumns.change,
            as: 'words',
            cell: ({ change, publishTime }) =>
              change === 'planned' && publishTime !== null
                ? t.plannedFor({ moment: momentText(publishTime) })
                : t.changes[change],
          },
          { key: 'by', title: t.versionColumns.by, as: 'words', cell: ({ by }) => handText(by) },
          { key: 'time', title: t.versionColumns.time, as: 'number', cell: ({ time }) => momentText(time) },
          {
            key: 'act',
            title: t.versionColumns.act,
            as: 'bare',
            cell: ({ version }) => (
              <Button type="link" aria-label={t.lookAt({ version })} onClick={() => setOpen(version)}>
                {t.versionColumns.act}
              </Button>
            ),
          },
        ]}
      />
      {open !== undefined && kept.data && (
        <NewsLook
          content={kept.data}
          version={open}
          footer={
            may('content.change') && (
              <Button
                onClick={() => {
                  onTakeBack(kept.data);
                  close();
                }}
              >
                {t.takeBack}
              </Button>
            )
          }
          onClose={close}
        />
      )}
    </>
  );
}
