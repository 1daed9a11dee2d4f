import { jobTexts } from '@wenshu/texts/people/jobs';
import { EmptyState, PageTitle } from '@wenshu/ui';

import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { DownloadTable } from './download-table.tsx';
import classes from './downloads.module.css';
import { useJobActions } from './use-job-actions.ts';
import { DOWNLOADS_SIZE, useDownloads } from './use-jobs.ts';

/** /download: the files that a person has asked for, in every state, for the ten days that they are kept. */
export default function DownloadsPage() {
  const t = useTexts(jobTexts);
  const [page, setPage] = useState(1);
  const downloads = useDownloads(page);
  const actions = useJobActions();
  return (
    <div className={classes.page}>
      <PageTitle title={t.page.title} lead={t.page.lead} />
      <PagedList
        of={downloads}
        words={t.page}
        empty={<EmptyState title={t.page.empty} text={t.page.emptyText} />}
        page={page}
        size={DOWNLOADS_SIZE}
        className={classes.pages}
        onPage={setPage}
      >
        {({ items }) => <DownloadTable jobs={items} actions={actions} />}
      </PagedList>
    </div>
  );
}
