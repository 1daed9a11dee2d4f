import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';
import { type Way, ways } from './ways.ts';

interface WayChoiceProps {
  readonly offered: readonly Way[];
  readonly chosen: Way;
  onChoose(way: Way): void;
}

/** Cards that are native radio buttons: one stop for the Tab key, arrows choose. */
export function WayChoice({ offered, chosen, onChoose }: WayChoiceProps) {
  const t = useTexts(createSurveyTexts);
  const name = useId();
  return (
    <fieldset className={classes.ways}>
      <legend className={classes.unseen}>{t.ways}</legend>
      {ways
        .filter(([way]) => offered.includes(way))
        .map(([way, Icon]) => (
          <label key={way} className={classes.way}>
            <input
              type="radio"
              className={classes.unseen}
              name={name}
              checked={way === chosen}
              onChange={() => onChoose(way)}
            />
            <span className={classes.wayIcon}>
              <Icon />
            </span>
            <span>
              <strong className={classes.wayTitle}>{t.way[way].title}</strong>
              <span className={classes.wayText}>{t.way[way].text}</span>
            </span>
          </label>
        ))}
    </fieldset>
  );
}
