import { useWords } from '../words.ts';
import type { Answering } from './use-answering.ts';

interface SurveyButtonsProps {
  readonly answering: Answering;
  readonly canGoBack: boolean;
  readonly canLeave: boolean;
}

/** On and back, how saving goes, and the way out. */
export function SurveyButtons({ answering, canGoBack, canLeave }: SurveyButtonsProps) {
  const { views, page: t } = useWords();
  const { page, isSubmitting, saving, notice } = answering;
  return (
    <>
      {notice && (
        <p className="notice is-trouble" role="alert">
          {notice}
        </p>
      )}
      <div className="buttons">
        {canGoBack && !page.isFirst && (
          <button type="button" className="button is-quiet" onClick={answering.back}>
            {views.back}
          </button>
        )}
        <button type="submit" className="button" aria-disabled={isSubmitting}>
          {isSubmitting ? views.submitting : page.isLast ? views.submit : views.next}
        </button>
      </div>
      <div className="page-foot">
        <span className="saving" role="status">
          {saving === 'saved' ? t.saved : saving === 'waiting' ? t.savedHere : ''}
        </span>
        {canLeave && (
          <button type="button" className="quiet-link" onClick={() => answering.setInterlude('leaving')}>
            {t.leave.open}
          </button>
        )}
      </div>
    </>
  );
}
