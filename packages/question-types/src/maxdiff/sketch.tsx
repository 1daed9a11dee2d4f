import { readSettings } from '@wenshu/survey-core/answering';
import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { PartWords, RadioSketch, TableSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';
import { maxDiffSettings } from './settings.ts';

const MOST_ITEMS = 20;

/** The items between the most and the least; a respondent meets some of them at a time. */
export function MaxDiffSketch({ question: { items, settings }, texts, tags, more }: SketchProps) {
  const own = ownWords(labels, texts);
  const { lowLabel, highLabel } = readSettings(settings, maxDiffSettings);
  return (
    <>
      <TableSketch
        columns={[
          { key: 'most', title: highLabel || own.mostLabel },
          { key: '', title: null },
          { key: 'least', title: lowLabel || own.leastLabel },
        ]}
        rows={items.slice(0, MOST_ITEMS).map(item => ({
          key: item.id,
          cells: [
            <RadioSketch key="most" />,
            <PartWords key="" part={item} tags={tags} />,
            <RadioSketch key="least" />,
          ],
        }))}
      />
      {items.length > MOST_ITEMS && <p className="sketch-more">{more(items.length - MOST_ITEMS)}</p>}
    </>
  );
}
