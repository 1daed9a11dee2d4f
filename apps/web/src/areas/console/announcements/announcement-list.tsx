import { useQueryClient } from '@tanstack/react-query';
import { type AnnouncementInfo, announcementCalls, type CallData } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { actionClass, EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { PAGE_SIZE, usePaged } from '../kit/use-paged.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import { AnnouncementLook } from './announcement-look.tsx';
import { AnnouncementTable } from './announcement-table.tsx';
import { announcementsPath } from './announcements-path.ts';

type Listed = CallData<typeof announcementCalls.list>;

type Open = { readonly kind: 'look' | 'cancel'; readonly announcement: AnnouncementInfo };

/** What was told, with how far what is being sent has come. */
export function AnnouncementList() {
  const t = useTexts(announcementTexts);
  const frame = useTexts(consoleTexts);
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const list = usePaged(
    ['operator-announcements'],
    asked => consoleClient.call(announcementCalls.list, asked, { quiet: true }),
    again((data: Listed | undefined) => pauseFor(data?.items ?? [])),
  );
  const refresh = () => queries.invalidateQueries({ queryKey: ['operator-announcements'] });
  const close = () => setOpen(undefined);
  return (
    <Room
      name="announcements"
      lead={t.lead}
      actions={
        <AppLink to={announcementsPath(true)} className={actionClass('primary')}>
          {t.write}
        </AppLink>
      }
    >
      <PagedList
        of={list.query}
        words={frame}
        empty={<EmptyState title={t.empty} text={t.emptyText} />}
        page={list.page}
        size={PAGE_SIZE}
        onPage={list.setPage}
      >
        {({ items }) => <AnnouncementTable items={items} onOpen={setOpen} />}
      </PagedList>
      {open?.kind === 'look' && <AnnouncementLook announcement={open.announcement} onClose={close} />}
      {open?.kind === 'cancel' && (
        <WhyDialog
          title={t.cancelOf({ title: open.announcement[language].title })}
          text={t.cancelText}
          submit={t.cancel}
          done={t.cancelled}
          isDanger
          act={why => consoleClient.call(announcementCalls.cancel, { id: open.announcement.id, why })}
          refresh={refresh}
          onClose={close}
        />
      )}
    </Room>
  );
}

/** What is being sent moves; what is planned will; the rest stays as it is. */
function pauseFor(items: readonly AnnouncementInfo[]): 'moving' | 'everyMinute' | undefined {
  if (items.some(({ state }) => state === 'sending')) return 'moving';
  return items.some(({ state }) => state === 'planned') ? 'everyMinute' : undefined;
}
