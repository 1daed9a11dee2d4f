import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { ButtonSketch, PictureSketch } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';
import { readBlink } from './settings.ts';

/** The picture with what stands before it: how long it is shown, and the button that starts it. */
export function BlinkSketch({ question, texts }: SketchProps) {
  const { picture, pictureAlt, exposureSeconds } = readBlink(question.settings);
  return (
    <div className="sketch-stage">
      <PictureSketch src={picture} alt={pictureAlt} missing={texts.noPicture} />
      <div className="sketch-over">
        <span>{ownWords(labels, texts).intro({ seconds: exposureSeconds })}</span>
        <ButtonSketch words={ownWords(labels, texts).ready} />
      </div>
    </div>
  );
}
