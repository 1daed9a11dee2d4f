import { readSetting } from '@wenshu/survey-core/answering';
import type { SketchProps } from '../_shared/sketch.ts';
import { PointsSketch } from '../_shared/sketch-parts.tsx';

const POINTS = Array.from({ length: 11 }, (_, value) => ({ key: value, label: String(value) }));

export function NpsSketch({ question: { settings }, texts }: SketchProps) {
  return (
    <PointsSketch
      points={POINTS}
      low={readSetting(settings, 'lowLabel') || texts.notLikely}
      high={readSetting(settings, 'highLabel') || texts.veryLikely}
    />
  );
}
