import { jobCalls } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { ActionButton, actionClass } from '@wenshu/ui';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useJob } from '../../people/jobs/use-job.ts';
import classes from './import.module.css';

interface ImportResult {
  readonly scrollId?: string;
  readonly leftEmpty?: readonly { readonly name: string; readonly cells: number }[];
}

/** How far it is; then the ways on, or why nothing came of it. */
export function ImportEnd({ jobId, onAgain }: { readonly jobId: string; onAgain(): void }) {
  const t = useTexts(importTexts);
  const words = useTexts(jobTexts);
  const data = useJob(jobId);
  const state = data?.job.state;
  const { isBusy, run: cancel } = useAction(() => client.call(jobCalls.cancel, { jobId }));
  const { scrollId, leftEmpty = [] } = (data?.result ?? {}) as ImportResult;
  if (state === 'done' && scrollId !== undefined)
    return (
      <section className={classes.drop} aria-label={t.done}>
        <div role="status">
          <h2>{t.done}</h2>
          {leftEmpty.map(({ name, cells }) => (
            <p key={name} className={classes.problem}>
              {t.leftEmpty({ name, cells: cells.toLocaleString(language) })}
            </p>
          ))}
        </div>
        <p className={classes.ways}>
          <AppLink className={actionClass('primary')} to={`/survey/launch/original?scrollId=${scrollId}`}>
            {t.openData}
          </AppLink>
          <AppLink className={actionClass('quiet')} to={`/survey/analysis/cross?scrollId=${scrollId}`}>
            {t.openCross}
          </AppLink>
        </p>
      </section>
    );
  const rows = data?.job.rows;
  return (
    <section className={classes.drop} aria-label={t.importing}>
      {state === 'failed' || state === 'cancelled' ? (
        <>
          <p className={classes.problem} role="alert">
            {data?.job.reason ?? t.failed}
          </p>
          <ActionButton onClick={onAgain}>{t.back}</ActionButton>
        </>
      ) : (
        <>
          <p role="status">
            {t.importing} {rows && words.rows({ done: String(rows.done), total: String(rows.total) })}
          </p>
          <progress value={data?.job.progress ?? 0} max={1} aria-label={t.importing} />
          <ActionButton kind="quiet" disabled={isBusy} onClick={() => void cancel()}>
            {t.cancel}
          </ActionButton>
        </>
      )}
    </section>
  );
}
