import type { FlowItem } from '@wenshu/survey-core/answering';
import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { FieldSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';

/** A field for every layer, side by side. */
export function CascadeSketch({ question, texts }: SketchProps) {
  const own = ownWords(labels, texts);
  return (
    <div className="sketch-fields">
      {Array.from({ length: depthOf(question.items) }, (_, index) => index + 1).map(level => (
        <FieldSketch key={level} words={own.level({ level })} sign="select" />
      ))}
    </div>
  );
}

function depthOf(items: readonly FlowItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(item => depthOf(item.children ?? [])));
}
