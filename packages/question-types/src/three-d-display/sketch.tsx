import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { labels } from './labels.ts';
import { readThreeDDisplay } from './settings.ts';

/** Its still picture, or a cube: the model itself is only fetched for respondents. */
export function ThreeDDisplaySketch({ question, texts }: SketchProps) {
  const { model, poster, pictureAlt } = readThreeDDisplay(question.settings);
  const own = ownWords(labels, texts);
  return (
    <div className="sketch-stage">
      {poster ? (
        <img className="sketch-picture" src={poster} alt={pictureAlt || own.alt} loading="lazy" />
      ) : (
        <div className="sketch-missing">
          <svg viewBox="0 0 40 40" width="56" height="56" aria-hidden="true" focusable="false">
            <path
              d="M20 4 34 12v16L20 36 6 28V12ZM6 12l14 8 14-8M20 20v16"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
        </div>
      )}
      <span className="sketch-hint">{model ? `⟲ ${own.hint}` : own.noModel}</span>
    </div>
  );
}
