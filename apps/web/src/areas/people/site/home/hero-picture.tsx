import { siteTexts } from '@wenshu/texts/people/site';
import { CheckIcon } from '@wenshu/ui';
import { useWords } from '../site-context.ts';
import classes from './hero-picture.module.css';

/** Shares of the four options in the picture; a drawing, labelled as such, not a result. */
const drawnPercents = [46, 31, 15, 8];
const drawnQuotas = [88, 64, 41];

/** A questionnaire and what comes of it, as one picture. */
export function HeroPicture() {
  const { picture } = useWords(siteTexts);
  return (
    <div className={classes.stage} role="img" aria-label={picture.label}>
      <svg className={classes.orbit} viewBox="0 0 500 500" aria-hidden="true">
        <circle cx="250" cy="250" r="236" />
        <circle cx="250" cy="250" r="176" />
        <circle className={classes.pivot} cx="417" cy="83" r="11" />
      </svg>
      <div className={classes.survey}>
        <p className={classes.name}>{picture.survey}</p>
        <p className={classes.question}>{picture.question}</p>
        {picture.options.map((option, index) => (
          <p key={option} className={classes.option} data-chosen={index === 0}>
            <span className={classes.mark}>{index === 0 && <CheckIcon />}</span>
            {option}
          </p>
        ))}
      </div>
      <div className={classes.result}>
        <p className={classes.caption}>
          {picture.live}
          <small>{picture.sample}</small>
        </p>
        <div className={classes.bars}>
          {drawnPercents.map((percent, index) => (
            <span key={percent} className={classes.bar} style={{ height: `${percent * 2}%` }} data-first={index === 0}>
              <b>{percent}%</b>
            </span>
          ))}
        </div>
      </div>
      <div className={classes.quota}>
        <p className={classes.caption}>{picture.quota}</p>
        {picture.groups.map((group, index) => (
          <p key={group} className={classes.group}>
            {group}
            <span className={classes.track}>
              <i style={{ width: `${drawnQuotas[index]}%` }} />
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
