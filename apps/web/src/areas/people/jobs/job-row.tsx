import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { useTexts } from '../../../app/language/language.ts';
import { JobButtons } from './job-buttons.tsx';
import { stateDetail, stateWord } from './job-words.ts';
import classes from './jobs-menu.module.css';
import type { JobActions } from './use-job-actions.ts';

/** One job: how far it is and a way to stop it, or what has come of it. */
export function JobRow({ job, actions }: { readonly job: Job; readonly actions: JobActions }) {
  const t = useTexts(jobTexts);
  const { title, state } = job;
  return (
    <li className={classes.job}>
      <span className={classes.name}>{title}</span>
      {state === 'running' && (
        <progress className={classes.bar} value={job.progress} aria-label={t.progressOf({ title })} />
      )}
      <span className={classes.line}>
        <span className={state === 'failed' ? classes.failed : classes.state}>
          {[stateWord(job), stateDetail(job)].filter(Boolean).join(' · ')}
        </span>
        <JobButtons job={job} actions={actions} className={classes.action} />
      </span>
    </li>
  );
}
