import type { SolutionId } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { useTexts } from '../../../app/language/language.ts';
import { exampleFigures } from './example-figures.ts';
import classes from './solutions.module.css';

/** What results look like, drawn of fixed figures and said to be so. */
export function ExampleBars({ solutionId }: { readonly solutionId: SolutionId }) {
  const t = useTexts(solutionTexts);
  const { example, exampleUnit } = t.of[solutionId];
  const figures = exampleFigures[solutionId];
  const most = Math.max(...figures);
  return (
    <figure className={classes.example}>
      <figcaption>
        <strong>{t.example}</strong> {exampleUnit}
      </figcaption>
      <ul>
        {example.map(([name, note], index) => (
          <li key={name}>
            <span>{name}</span>
            <span className={classes.bar} style={{ inlineSize: `${(60 * figures[index]!) / most}%` }} />
            <span className={classes.barValue}>
              {figures[index]} <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t.exampleNote}</p>
    </figure>
  );
}
