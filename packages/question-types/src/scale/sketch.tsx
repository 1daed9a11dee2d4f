import { readSetting } from '@wenshu/survey-core/answering';
import type { SketchProps } from '../_shared/sketch.ts';
import { PartWords, PointsSketch } from '../_shared/sketch-parts.tsx';

export function ScaleSketch({ question: { items, settings }, tags }: SketchProps) {
  return (
    <PointsSketch
      points={items.map(item => ({
        key: item.id,
        label: item.title.text,
        words: <PartWords part={item} tags={tags} />,
      }))}
      low={readSetting(settings, 'lowLabel')}
      high={readSetting(settings, 'highLabel')}
    />
  );
}
