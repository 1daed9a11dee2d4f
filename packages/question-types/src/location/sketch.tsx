import type { SketchProps } from '../_shared/sketch.ts';
import { ButtonSketch, FieldSketch } from '../_shared/sketch-parts.tsx';
import { readLocation } from './settings.ts';

export function LocationSketch({ question, texts }: SketchProps) {
  const { asksBrowser, offersList } = readLocation(question.settings);
  return (
    <div className="sketch-lines">
      {asksBrowser && <ButtonSketch words={texts.locate} />}
      {offersList && (
        <div className="sketch-fields">
          {Object.values(texts.places).map(place => (
            <FieldSketch key={place} words={place} sign="select" />
          ))}
        </div>
      )}
      <FieldSketch words={offersList ? texts.street : texts.address} />
    </div>
  );
}
