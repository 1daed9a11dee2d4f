import type { SketchProps } from '../_shared/sketch.ts';
import { ChipsSketch } from '../_shared/sketch-parts.tsx';

export function LabelSketch({ question, tags, more }: SketchProps) {
  return <ChipsSketch parts={question.items} tags={tags} more={more} />;
}
