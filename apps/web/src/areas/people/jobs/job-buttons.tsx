import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { useTexts } from '../../../app/language/language.ts';
import { isActive } from './job-news.ts';
import type { JobActions } from './use-job-actions.ts';

interface JobButtonsProps {
  readonly job: Job;
  readonly actions: JobActions;
  readonly className: string | undefined;
}

/** What can be done with a job as it stands: stop it, or fetch, repeat and remove what has come of it. */
export function JobButtons({ job, actions, className }: JobButtonsProps) {
  const t = useTexts(jobTexts);
  const { title, file } = job;
  const button = (word: string, label: string, press: (job: Job) => Promise<void>) => (
    <button type="button" className={className} aria-label={label} onClick={() => void press(job)}>
      {word}
    </button>
  );
  if (isActive(job)) return button(t.cancel, t.cancelOf({ title }), actions.cancel);
  return (
    <>
      {file && button(t.download, t.downloadOf({ title }), actions.download)}
      {job.canUndo && button(t.undo, t.undoOf({ title }), actions.undo)}
      {job.canRepeat && button(t.again, t.againOf({ title }), actions.again)}
      {button(t.remove, t.removeOf({ title }), actions.remove)}
    </>
  );
}
