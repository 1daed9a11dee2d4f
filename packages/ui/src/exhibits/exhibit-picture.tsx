import { densityMarks, formatShown, type Picture, toneColours } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { useState } from 'react';
import classes from './open-exhibits.module.css';

interface ExhibitPictureProps {
  readonly picture: Picture;
  readonly language: Language;
}

/** Heights of the drawing that lies over the picture; it is as wide as the picture's shape says. */
const HIGH = 1000;

/** A picture with what lies over it: density, points, regions. What the regions say is a list for whoever does not see it. */
export function ExhibitPicture({ picture, language }: ExhibitPictureProps) {
  const t = exhibitViewTexts[language];
  const [ratio, setRatio] = useState(picture.ratio);
  const [isGone, setIsGone] = useState(picture.address === '');
  const wide = HIGH * ratio;
  const { regions = [], points = [] } = picture;
  return (
    <>
      {isGone && <p className={classes.count}>{t.pictureGone}</p>}
      <div className={classes.picture} style={{ aspectRatio: ratio, maxWidth: `${Math.round(520 * ratio)}px` }}>
        {!isGone && (
          <img
            className={classes.ground}
            src={picture.address}
            alt=""
            onError={() => setIsGone(true)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
            }}
          />
        )}
        <svg className={classes.over} viewBox={`0 0 ${wide} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {densityMarks(picture.density).map(({ x, y, width, height, colour, opacity }) => (
            <rect
              key={`${x}:${y}`}
              x={x * wide}
              y={y * HIGH}
              width={width * wide}
              height={height * HIGH}
              fill={colour}
              opacity={opacity}
            />
          ))}
          {points.map(([x, y], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points do not move
            <circle key={at} cx={x * wide} cy={y * HIGH} r={6} className={classes.point} />
          ))}
          {regions.map(({ text, outline, tone, values }) => (
            <g key={text + outline.join()}>
              <polygon
                points={outline.map(([x, y]) => `${x * wide},${y * HIGH}`).join(' ')}
                fill={toneColours[tone ?? 'neutral']}
                fillOpacity={tone === undefined ? 0 : 0.25}
                stroke={toneColours[tone ?? 'neutral']}
                strokeWidth={4}
              />
              <text x={outline[0]![0] * wide + 12} y={outline[0]![1] * HIGH + 40} className={classes.regionName}>
                {text} {values[0] && formatShown(values[0].format, values[0].value, language)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ul className={classes.unseen} data-not-in-picture="">
        {regions.map(({ text, outline, values }) => (
          <li key={text + outline.join()}>
            {[text, ...values.map(({ name, value, format }) => `${name} ${formatShown(format, value, language)}`)].join(
              ' · ',
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
