import { readSettings } from '@wenshu/survey-core/answering';
import type { SketchProps } from '../_shared/sketch.ts';
import { StarsSketch } from '../_shared/sketch-parts.tsx';

export function RatingSketch({ question }: SketchProps) {
  const { pointCount, lowLabel, highLabel } = readSettings(question.settings, ['pointCount', 'lowLabel', 'highLabel']);
  return <StarsSketch count={pointCount} faces={false} low={lowLabel} high={highLabel} />;
}
