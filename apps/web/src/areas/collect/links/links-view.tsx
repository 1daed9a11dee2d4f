import { DownloadOutlined, PlusOutlined, ShareAltOutlined } from '@ant-design/icons';
import { type LinkRow, linkFileCalls, questionnaireStatus } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { EmptyState, LoadingState } from '@wenshu/ui';
import { Button, Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { useJobStarted } from '../../people/jobs/use-job-started.ts';
import type { ChannelViewProps } from '../channel-view-props.ts';
import classes from './channels.module.css';
import { LinkCards } from './link-cards.tsx';
import type { LinkListProps } from './link-list.ts';
import { LinkTable } from './link-table.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { LINKS_SIZE, useLinks, useRefreshLinks } from './use-links.ts';

// Opened by some people sometimes.
const LinkDrawer = lazy(() => import('./link-drawer.tsx'));
const ShareDrawer = lazy(() => import('./share-drawer.tsx'));

/** The anonymous links: what came through each, and everything that can be done with one (S3.56). */
export default function LinksView({ scrollId, overview }: ChannelViewProps) {
  const t = useTexts(channelTexts);
  const [page, setPage] = useState(1);
  const [isNew, setIsNew] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const [used, setUsed] = useState<LinkRow>();
  const links = useLinks(scrollId, page, overview);
  const refresh = useRefreshLinks(scrollId);
  const isWide = !useIsNarrow('wide');
  const List = isWide ? LinkTable : LinkCards;
  const isCollecting = overview.status === questionnaireStatus.collecting;
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsNew(true)}>
      {t.links.add}
    </Button>
  );
  const listed = (items: readonly LinkRow[]): LinkListProps => ({
    scrollId,
    links: items,
    isCollecting,
    onUse: setUsed,
  });
  // As it is now: what was changed in the drawer is in the list by then.
  const usedNow = links.data?.items.find(link => link.linkCode === used?.linkCode) ?? used;
  return (
    <>
      <div className={classes.tools}>
        <p className={classes.lead}>{t.links.lead}</p>
        <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => setIsSharing(true)}>
          {t.links.share}
        </Button>
        <LinkFiles scrollId={scrollId} />
        {add}
      </div>
      {!isCollecting && <p className={classes.note}>{t.links.locked}</p>}
      <Loaded
        of={links}
        words={t}
        empty={{
          isSo: ({ total }) => total === 0,
          shows: <EmptyState title={t.links.empty} text={t.links.emptyText} />,
        }}
      >
        {({ items, total }) => (
          <>
            <List {...listed(items)} />
            <ListPages className={classes.pages!} page={page} size={LINKS_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {isNew && (
        <NewLinkDialog
          scrollId={scrollId}
          channels={[...new Set(links.data?.items.map(({ channel }) => channel).filter(Boolean))]}
          onClose={() => setIsNew(false)}
          onCreated={() => {
            setIsNew(false);
            void refresh();
          }}
        />
      )}
      <Suspense fallback={<LoadingState text={t.loading} />}>
        {usedNow && (
          <LinkDrawer
            scrollId={scrollId}
            link={usedNow}
            mayPublish={overview.mayPublish}
            onChanged={refresh}
            onClose={() => setUsed(undefined)}
          />
        )}
        {isSharing && <ShareDrawer scrollId={scrollId} overview={overview} onClose={() => setIsSharing(false)} />}
      </Suspense>
    </>
  );
}

/** The list as a file, with or without a QR code for each. */
function LinkFiles({ scrollId }: { readonly scrollId: string }) {
  const { links: t } = useTexts(channelTexts);
  const started = useJobStarted();
  const ask = (withCodes: boolean) =>
    client.call(linkFileCalls.exportAnonymous, { scrollId, withCodes }).then(started, () => {
      // The client has told the person.
    });
  const items = [
    { key: 'excel', label: t.excel, onClick: () => void ask(false) },
    { key: 'codes', label: t.codes, onClick: () => void ask(true) },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<DownloadOutlined aria-hidden />}>{t.files}</Button>
    </Dropdown>
  );
}
