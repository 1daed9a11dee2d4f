import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './downloads.module.css';
import { stateDetail, stateOf, tones } from './job-words.ts';

/** The word for its state, and beside it how far it is, why it failed, or until when its file is kept. */
export function DownloadStatus({ job }: { readonly job: Job }) {
  const t = useTexts(jobTexts);
  const state = stateOf(job);
  const detail = stateDetail(job);
  return (
    <>
      <StatusTag tone={tones[state]}>{t.states[state]}</StatusTag>
      {job.state === 'running' && (
        <progress className={classes.bar} value={job.progress} aria-label={t.progressOf({ title: job.title })} />
      )}
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  );
}
