import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { labels } from './labels.ts';

export function SignatureSketch({ texts }: SketchProps) {
  return (
    <div className="sketch-paper">
      <svg viewBox="0 0 120 40" width="120" height="40" aria-hidden="true" focusable="false">
        <path
          d="M6 28c8-20 14-22 14-12s-6 16-2 16 10-18 16-18-4 16 2 16 10-14 16-14-2 12 4 12 10-10 18-10 12 4 30-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span>{ownWords(labels, texts).hint}</span>
    </div>
  );
}
