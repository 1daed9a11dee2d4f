import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart } from '../_shared/sketch-parts.tsx';
import { splitPhrase } from './split-phrase.ts';

export function HorizontalFillInSketch({ question, tags, more }: SketchProps) {
  return (
    <p className="sketch-running">
      <EachPart parts={question.items} more={more}>
        {item => {
          const { before, after } = splitPhrase(item.title.text);
          return (
            <span data-still={item.id}>
              {before}
              <span className="sketch-blank" aria-hidden="true" />
              {after} {tags(item.settings)}
            </span>
          );
        }}
      </EachPart>
    </p>
  );
}
