import { useWords } from '../words.ts';

export function ProgressBar({ share }: { readonly share: number }) {
  const { views, page } = useWords();
  const percent = Math.floor(share * 100);
  return (
    <div className="progress">
      <div
        className="progress-track"
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={views.progress({ percent })}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      <span className="progress-text" aria-hidden="true">
        {page.progressText({ percent })}
      </span>
    </div>
  );
}
