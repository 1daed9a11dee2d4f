import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import type { SendMethod, SendTask } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import { numberText } from '../respondents/person-words.ts';
import { RecipientsDrawer } from './recipients-drawer.tsx';
import { SendForm } from './send-form.tsx';
import { sendNotices } from './send-notices.ts';
import classes from './sending.module.css';
import { TaskCard } from './task-card.tsx';
import { TASKS_SHOWN, useSendPermission, useSendTasks } from './use-sending.ts';

export interface SendViewProps {
  readonly scrollId: string;
  readonly sendMethod: SendMethod;
}

type Opened =
  | { readonly does: 'write' }
  | { readonly does: 'mend' | 'look' | 'decide' | 'remind'; readonly task: SendTask };

/** What was sent by mail, or by SMS, with what came of it (S3.63). */
export function SendView({ scrollId, sendMethod }: SendViewProps) {
  const t = useTexts(sendingTexts);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened>();
  const tasks = useSendTasks(scrollId, sendMethod, page);
  const permission = useSendPermission(scrollId);
  const whyNot = permission.data?.[sendMethod];
  const isReviewed = sendMethod === 'mail' && permission.data?.isReviewed === true;
  const notices = sendNotices(permission.data, sendMethod, { t, now: new Date(), numberText });
  // Somebody's own link in the address: a message to them alone is begun at once.
  const { linkId, ...search } = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const router = useRouter();
  const path = useLocation({ select: location => location.pathname });
  const mayWrite = permission.data !== undefined && !whyNot;
  const shown: Opened | undefined = opened ?? (linkId !== undefined && mayWrite ? { does: 'write' } : undefined);
  const close = () => {
    setOpened(undefined);
    if (linkId !== undefined) router.history.replace(`${path}${stringifySearch(search)}`);
  };
  if (isForbidden(tasks.error)) return <NoRight title={t.notAllowed} failure={tasks.error} onCome={tasks.refetch} />;
  const write = (
    <ActionButton disabled={!permission.data || Boolean(whyNot)} onClick={() => setOpened({ does: 'write' })}>
      {t.create[sendMethod]}
    </ActionButton>
  );
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        <div className={classes.lead}>
          <p>{t.lead[sendMethod]}</p>
          {notices.lead.map(text => (
            <p key={text}>{text}</p>
          ))}
          {sendMethod === 'sms' && <AppLink to="/user?view=wallet&topUp=points">{t.topUp}</AppLink>}
          {notices.advice.map(text => (
            <p key={text} className={classes.warning}>
              {text}
            </p>
          ))}
        </div>
        {write}
      </div>
      {notices.paused && (
        <p className={classes.warning} role="status">
          {notices.paused}
        </p>
      )}
      {whyNot && (
        <p className={classes.warning} role="status">
          {t.whyNot[whyNot]}{' '}
          {whyNot === 'nobody' && (
            <AppLink to={`/survey/launch/channel?scrollId=${scrollId}&view=people`}>{t.toPeople}</AppLink>
          )}
        </p>
      )}
      <Loaded of={tasks} words={t}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title={t.empty} text={t.emptyText} />
          ) : (
            <>
              <ul className={classes.tasks}>
                {items.map(task => (
                  <li key={task.code}>
                    <TaskCard
                      scrollId={scrollId}
                      task={task}
                      onMend={() => setOpened({ does: 'mend', task })}
                      {...(!whyNot && { onRemind: () => setOpened({ does: 'remind', task }) })}
                      onLook={() => setOpened({ does: 'look', task })}
                      onDecide={() => setOpened({ does: 'decide', task })}
                    />
                  </li>
                ))}
              </ul>
              <ListPages className={classes.pages!} page={page} size={TASKS_SHOWN} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      {(shown?.does === 'look' || shown?.does === 'decide') && (
        <RecipientsDrawer
          scrollId={scrollId}
          task={shown.task}
          begins={shown.does === 'decide' ? 'doubtful' : undefined}
          onClose={close}
        />
      )}
      {permission.data && shown && shown.does !== 'look' && shown.does !== 'decide' && (
        <SendForm
          scrollId={scrollId}
          sendMethod={sendMethod}
          isReviewed={isReviewed}
          customFields={permission.data.customFields}
          mended={shown.does === 'mend' ? shown.task : undefined}
          reminded={shown.does === 'remind' ? shown.task : undefined}
          linkId={shown.does === 'write' ? linkId : undefined}
          onClose={close}
        />
      )}
    </div>
  );
}
