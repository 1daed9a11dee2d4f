import { ownWords } from '../_shared/own-words.ts';
import type { SketchProps } from '../_shared/sketch.ts';
import { EachPart, PartWords } from '../_shared/sketch-parts.tsx';
import { labels } from './labels.ts';
import { findRegion } from './region.ts';
import { FREE_CLICKS, readImageHotspot } from './settings.ts';

/** The picture with the regions drawn on it; where people click freely, with a few clicks. */
export function ImageHotspotSketch({ question, texts, tags, more }: SketchProps) {
  const { picture, pictureAlt, hotspotMode, maxClicks } = readImageHotspot(question.settings);
  if (!picture) return <div className="sketch-missing">{texts.noPicture}</div>;
  const isFree = hotspotMode === FREE_CLICKS;
  return (
    <div className="sketch-lines">
      <p className="sketch-hint">
        {isFree ? ownWords(labels, texts).clicksHint({ max: maxClicks }) : ownWords(labels, texts).regionsHint}
      </p>
      <div className="sketch-hotspot">
        <img src={picture} alt={pictureAlt} loading="lazy" />
        {!isFree && (
          <EachPart parts={question.items} more={more}>
            {item => {
              const region = findRegion(item);
              return (
                region && (
                  <span
                    className="sketch-region"
                    style={{
                      left: `${100 * region.x}%`,
                      top: `${100 * region.y}%`,
                      width: `${100 * region.width}%`,
                      height: `${100 * region.height}%`,
                    }}
                  >
                    <PartWords part={item} tags={tags} />
                  </span>
                )
              );
            }}
          </EachPart>
        )}
      </div>
    </div>
  );
}
