import { SLIDER_WAY, type SliderPoint } from '@wenshu/api-contract';
import type { Random } from '../../features/people/picture-code/letter-shape.ts';

/** As a hand does it: it speeds up, slows down before the end, and trembles. */
export function handTrack(random: Random): SliderPoint[] {
  const points: SliderPoint[] = [[0, 0]];
  const count = 24 + Math.floor(random() * 12);
  let ms = 0;
  for (let at = 1; at < count; at++) {
    ms += 14 + Math.floor(random() * 6);
    const share = (1 - Math.cos((Math.PI * at) / count)) / 2;
    points.push([Math.round(share * SLIDER_WAY + random() * 2 - 1), ms]);
  }
  points.push([SLIDER_WAY, ms + 16]);
  return points;
}
