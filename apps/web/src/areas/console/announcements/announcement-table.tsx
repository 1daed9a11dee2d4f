import type { AnnouncementInfo } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { handText } from '../kit/hand-text.ts';
import classes from './announcements.module.css';
import { audienceText } from './audience-text.ts';

const tones: Readonly<Record<AnnouncementInfo['state'], StatusTone>> = {
  planned: 'waiting',
  sending: 'waiting',
  sent: 'good',
  cancelled: 'bad',
};

interface AnnouncementTableProps {
  readonly items: readonly AnnouncementInfo[];
  onOpen(open: { readonly kind: 'look' | 'cancel'; readonly announcement: AnnouncementInfo }): void;
}

export function AnnouncementTable({ items, onOpen }: AnnouncementTableProps) {
  const t = useTexts(announcementTexts);
  const kit = useTexts(consoleKitTexts);
  const titleOf = (announcement: AnnouncementInfo) => announcement[language].title;
  return (
    <ListTable
      label={t.list}
      rows={items}
      keyOf={({ id }) => String(id)}
      columns={[
        { key: 'title', title: t.columns.title, as: 'name', cell: titleOf },
        { key: 'audience', title: t.columns.audience, as: 'words', cell: ({ audience }) => audienceText(audience) },
        {
          key: 'state',
          title: t.columns.state,
          cell: ({ state, startTime, endTime }) => (
            <>
              <StatusTag tone={tones[state]}>{t.states[state]}</StatusTag>
              <span className={classes.second}>{momentText(endTime ?? startTime)}</span>
            </>
          ),
        },
        {
          key: 'reach',
          title: t.columns.reach,
          as: 'words',
          cell: ({ readers, expected, read }) => (
            <>
              {t.reach({ readers, expected })}
              {readers > 0 && <span className={classes.second}>{read === null ? t.readGone : t.read({ read })}</span>}
            </>
          ),
        },
        { key: 'by', title: t.columns.by, as: 'words', cell: ({ by }) => handText(by) },
        {
          key: 'act',
          title: t.columns.act,
          as: 'bare',
          cell: announcement => (
            <>
              <Button
                type="link"
                aria-label={t.lookAt({ title: titleOf(announcement) })}
                onClick={() => onOpen({ kind: 'look', announcement })}
              >
                {kit.look}
              </Button>
              {(announcement.state === 'planned' || announcement.state === 'sending') && (
                <Button
                  type="link"
                  danger
                  aria-label={t.cancelOf({ title: titleOf(announcement) })}
                  onClick={() => onOpen({ kind: 'cancel', announcement })}
                >
                  {t.cancel}
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
