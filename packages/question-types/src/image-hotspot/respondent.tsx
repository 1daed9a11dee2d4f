import { useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { FreeClicks } from './free-clicks.tsx';
import type { HotspotAnswer } from './hotspot-answer.ts';
import { RegionMoods } from './region-moods.tsx';
import { FREE_CLICKS, readImageHotspot } from './settings.ts';

/** A picture whose regions are judged, or which is clicked anywhere. */
export function ImageHotspotView(props: AnswerViewProps<HotspotAnswer>) {
  const { picture, pictureAlt, hotspotMode, maxClicks } = readImageHotspot(props.question.settings);
  const [state, setState] = useState<'coming' | 'there' | 'broken'>('coming');
  const isThere = picture !== '' && state !== 'broken';
  const shown = isThere ? (
    <img
      className={state === 'coming' ? 'hotspot-image is-coming' : 'hotspot-image'}
      src={picture}
      alt={pictureAlt}
      draggable={false}
      onLoad={() => setState('there')}
      onError={() => setState('broken')}
    />
  ) : (
    <p className="picture-missing">{picture === '' ? props.texts.noPicture : pictureAlt || props.texts.loadFailed}</p>
  );
  return hotspotMode === FREE_CLICKS ? (
    <FreeClicks {...props} maxClicks={maxClicks} alt={pictureAlt} picture={shown} />
  ) : (
    <RegionMoods {...props} picture={shown} />
  );
}
