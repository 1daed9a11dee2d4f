import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart, PartWords } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';

export function RankingSketch({ question, texts, tags, more }: SketchProps) {
  const own = ownWords(labels, texts);
  return (
    <div className="sketch-lines">
      <p className="sketch-hint">{own.rankHint}</p>
      <EachPart parts={question.items} more={more}>
        {(item, index) => (
          <div className="sketch-rank">
            <span className="sketch-place" aria-hidden="true">
              {index + 1}
            </span>
            <PartWords part={item} tags={tags} />
            <span className="sketch-moves" aria-hidden="true">
              ↑ ↓
            </span>
          </div>
        )}
      </EachPart>
    </div>
  );
}
