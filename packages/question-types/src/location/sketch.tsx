import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { ButtonSketch, FieldSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';
import { readLocation } from './settings.ts';

export function LocationSketch({ question, texts }: SketchProps) {
  const own = ownWords(labels, texts);
  const { asksBrowser, offersList } = readLocation(question.settings);
  return (
    <div className="sketch-lines">
      {asksBrowser && <ButtonSketch words={own.locate} />}
      {offersList && (
        <div className="sketch-fields">
          {Object.values(own.places).map(place => (
            <FieldSketch key={place} words={place} sign="select" />
          ))}
        </div>
      )}
      <FieldSketch words={offersList ? own.street : own.address} />
    </div>
  );
}
