import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart, PartWords, TrackSketch } from '../_shared/sketch-parts.tsx';
import { readRuler } from './settings.ts';

export function RulerSketch({ question, tags, more }: SketchProps) {
  const { least, most, lowLabel, highLabel } = readRuler(question.settings);
  return (
    <div className="sketch-lines">
      <EachPart parts={question.items} more={more}>
        {item => (
          <div className="sketch-ruler">
            <PartWords part={item} tags={tags} />
            <TrackSketch at="middle" />
            <span className="sketch-ends">
              <span>{lowLabel || least}</span>
              <span>{highLabel || most}</span>
            </span>
          </div>
        )}
      </EachPart>
    </div>
  );
}
