import type { Job } from '@wenshu/api-contract';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { language, useTexts } from '../../../app/language/language.ts';
import { isActive } from './job-news.ts';
import classes from './jobs-menu.module.css';

interface JobRowProps {
  readonly job: Job;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly onDownload: () => void;
}

/** One job: how far it is and a way to stop it, or what has come of it. */
export function JobRow({ job, onCancel, onRemove, onDownload }: JobRowProps) {
  const t = useTexts(jobTexts);
  const { title, state, file } = job;
  return (
    <li className={classes.job}>
      <span className={classes.name}>{title}</span>
      {state === 'running' && (
        <progress className={classes.bar} value={job.progress} aria-label={t.progressOf({ title })} />
      )}
      <span className={classes.line}>
        <span className={state === 'failed' ? classes.failed : classes.state}>{useStateText(job)}</span>
        {isActive(job) ? (
          <button type="button" className={classes.action} aria-label={t.cancelOf({ title })} onClick={onCancel}>
            {t.cancel}
          </button>
        ) : (
          <>
            {file && (
              <button
                type="button"
                className={classes.action}
                aria-label={t.downloadOf({ title })}
                onClick={onDownload}
              >
                {t.download}
              </button>
            )}
            <button type="button" className={classes.action} aria-label={t.removeOf({ title })} onClick={onRemove}>
              {t.remove}
            </button>
          </>
        )}
      </span>
    </li>
  );
}

function useStateText({ state, progress, progressWord, reason, file, expireTime }: Job): string {
  const t = useTexts(jobTexts);
  if (state === 'running') {
    const percent = t.percent({ percent: Math.floor(progress * 100) });
    return progressWord ? `${t.words[progressWord]} · ${percent}` : percent;
  }
  if (state === 'failed') return reason ? `${t.states.failed} · ${reason}` : t.states.failed;
  const day = new Date(expireTime).toLocaleDateString(language === 'en' ? 'en-GB' : 'zh-CN');
  return file ? `${t.states[state]} · ${t.keptUntil({ day })}` : t.states[state];
}
