import type { SolutionId } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { useTexts } from '../../../app/language/language.ts';
import classes from './solutions.module.css';

/** What results look like, drawn of fixed figures and said to be so. */
export function ExampleBars({ solutionId }: { readonly solutionId: SolutionId }) {
  const t = useTexts(solutionTexts);
  const { example, exampleUnit } = t.of[solutionId];
  const most = Math.max(...example.map(([, , value]) => value));
  return (
    <figure className={classes.example}>
      <figcaption>
        <strong>{t.example}</strong> {exampleUnit}
      </figcaption>
      <ul>
        {example.map(([name, note, value]) => (
          <li key={name}>
            <span>{name}</span>
            <span className={classes.bar} style={{ inlineSize: `${(60 * value) / most}%` }} />
            <span className={classes.barValue}>
              {value} <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t.exampleNote}</p>
    </figure>
  );
}
