import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { ChartIcon, PenIcon, SendIcon, TableIcon } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './journey-path.module.css';

const stations = [
  ['design', PenIcon],
  ['launch', SendIcon],
  ['data', TableIcon],
  ['report', ChartIcon],
] as const;

/** What will happen to a questionnaire, for those who make their first one. */
export function JourneyPath() {
  const { path } = useTexts(workspaceTexts).desktop;
  return (
    <section className={classes.journey} data-tour="path" aria-labelledby="journey-title">
      <h2 id="journey-title" className={classes.heading}>
        {path.title}
      </h2>
      <ol className={classes.stations}>
        {stations.map(([name, Icon]) => (
          <li key={name} className={classes.station}>
            <span className={classes.icon}>
              <Icon />
            </span>
            <h3 className={classes.title}>{path[name].title}</h3>
            <p className={classes.text}>{path[name].text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
