import { siteTexts } from '@wenshu/texts/people/site';
import { CompassIcon, FunctionIcon, LayersIcon, PeopleIcon, PuzzleIcon, ShieldIcon } from '@wenshu/ui';
import { useWords } from '../site-context.ts';
import section from './section.module.css';
import classes from './selling-points.module.css';

const points = [
  ['process', CompassIcon],
  ['platform', LayersIcon],
  ['models', FunctionIcon],
  ['team', PeopleIcon],
  ['fit', PuzzleIcon],
  ['security', ShieldIcon],
] as const;

/** The six one-stop selling points (P1.17). */
export function SellingPoints() {
  const texts = useWords(siteTexts).points;
  return (
    <section className={section.section} aria-labelledby="points-title">
      <h2 id="points-title" className={section.title}>
        {texts.title}
      </h2>
      <p className={section.lead}>{texts.text}</p>
      <ul className={classes.grid}>
        {points.map(([key, Icon]) => (
          <li key={key} className={classes.point}>
            <span className={classes.icon}>
              <Icon />
            </span>
            <h3 className={classes.name}>{texts.list[key].title}</h3>
            <p className={classes.text}>{texts.list[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
