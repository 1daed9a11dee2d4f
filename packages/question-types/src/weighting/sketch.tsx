import { readSettings } from '@wenshu/survey-core/answering';
import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart, FieldSketch, PartWords, TrackSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';
import { weightingSettings } from './settings.ts';

export function WeightingSketch({ question, texts, tags, more }: SketchProps) {
  const own = ownWords(labels, texts);
  const { totalSum, usesSliders } = readSettings(question.settings, weightingSettings);
  return (
    <div className="sketch-lines">
      <EachPart parts={question.items} more={more}>
        {item => (
          <div className="sketch-share">
            <PartWords part={item} tags={tags} />
            {usesSliders && <TrackSketch at="start" />}
            <FieldSketch words="0" />
          </div>
        )}
      </EachPart>
      <p className="sketch-total">{own.leftOfTotal({ left: totalSum, total: totalSum })}</p>
    </div>
  );
}
