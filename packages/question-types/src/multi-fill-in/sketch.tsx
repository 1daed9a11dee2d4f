import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart, FieldSketch, PartWords } from '../_shared/sketch-parts.tsx';

export function MultiFillInSketch({ question, tags, more }: SketchProps) {
  return (
    <div className="sketch-lines">
      <EachPart parts={question.items} more={more}>
        {item => (
          <div className="sketch-labelled">
            <PartWords part={item} tags={tags} />
            <FieldSketch />
          </div>
        )}
      </EachPart>
    </div>
  );
}
