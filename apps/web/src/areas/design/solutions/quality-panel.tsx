import type { SampleInfo, SolutionQuality } from '@wenshu/api-contract';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { useTexts } from '../../../app/language/language.ts';
import { judgeQuality } from './quality-words.ts';
import classes from './solutions.module.css';

/** How good a design is: in a sentence, then in figures with what each means. */
export function QualityPanel({ quality }: { readonly quality: SolutionQuality }) {
  const t = useTexts(solutionTexts);
  const word = judgeQuality(quality);
  const percent = (value: number) => t.percent({ percent: Math.round(value) });
  const measures: readonly (readonly [string, string, string?])[] = [
    ...(quality.efficiencyPercent === undefined
      ? []
      : [[t.measures.efficiency, percent(quality.efficiencyPercent), t.measures.efficiencyText] as const]),
    [t.measures.balance, percent(quality.balancePercent), t.measures.balanceText],
    ...(quality.overlapPercent === undefined
      ? []
      : [[t.measures.overlap, percent(quality.overlapPercent), t.measures.overlapText] as const]),
    [t.measures.shown, t.times({ count: quality.leastShown }), t.measures.shownText],
    [t.measures.tasks, String(quality.tasks)],
    [t.measures.versions, String(quality.versions)],
  ];
  return (
    <section className={classes.panel}>
      <h3>{t.quality}</h3>
      <p className={classes.verdict} data-word={word}>
        {t.qualityWords[word]}
      </p>
      <dl className={classes.measures}>
        {measures.map(([name, value, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
              {text && <span className={classes.hint}>{text}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How far results are off, by how many people answer; and how long it takes them. */
export function SamplePanel({ sample }: { readonly sample: SampleInfo }) {
  const t = useTexts(solutionTexts);
  const [five, ten] = sample.suggested;
  const { unit, margins } = sample.precision;
  const written = (margin: number) =>
    t.margin({
      margin:
        unit === 'share'
          ? t.percent({ percent: Number((margin * 100).toPrecision(2)) })
          : String(Number(margin.toPrecision(2))),
    });
  return (
    <section className={classes.panel}>
      <h3>{t.precision}</h3>
      <p>{t.sampleText({ five: five!.samples, ten: ten!.samples })}</p>
      <p className={classes.hint}>{t.precisionLead[unit]}</p>
      <table className={classes.margins}>
        <thead>
          <tr>
            <th scope="col">{t.respondents}</th>
            <th scope="col">{t.error}</th>
          </tr>
        </thead>
        <tbody>
          {margins.map(({ samples, margin }) => (
            <tr key={samples}>
              <td>{t.samples({ samples })}</td>
              <td>{written(margin)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t.length}: <strong>{t.lengthText({ minutes: sample.minutes })}</strong>
      </p>
    </section>
  );
}
