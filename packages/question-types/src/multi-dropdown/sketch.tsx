import type { SketchProps } from '../_shared/sketch.ts';
import { FieldSketch } from '../_shared/sketch-parts.tsx';

/** The field as it is closed; what it opens is listed below. */
export function MultiDropdownSketch({ texts }: SketchProps) {
  return <FieldSketch words={texts.choose} sign="select" />;
}
