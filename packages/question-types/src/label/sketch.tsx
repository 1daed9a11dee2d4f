import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart, PartWords } from '../_shared/sketch-parts.tsx';

export function LabelSketch({ question, tags, more }: SketchProps) {
  return (
    <div className="sketch-chips">
      <EachPart parts={question.items} more={more}>
        {item => (
          <span className="sketch-chip">
            <PartWords part={item} tags={tags} />
          </span>
        )}
      </EachPart>
    </div>
  );
}
