import {
  type CrossLook,
  type CrossTest,
  crossMeasures,
  crossStatistics,
  testCorrections,
  testLevels,
} from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { crossTexts } from '@wenshu/texts/findings/cross';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LeastFields } from '../panels/least-fields.tsx';
import classes from '../panels/panels.module.css';
import { SlotProblem } from '../slots/slot-problem.tsx';
import slotClasses from '../slots/slots.module.css';
import { withRequest } from './cross-analysis.ts';
import { useCross } from './cross-context.ts';

const leasts = ['leastBase', 'leastToSpeak'] as const satisfies readonly (keyof CrossTest)[];
const looks = ['charts', 'heat', 'isTransposed'] as const satisfies readonly (keyof CrossLook)[];

/** What stands in the cells and below them, how it is tested, how it looks. */
export function OptionsPanel() {
  const t = useTexts(analysisScreenTexts).options;
  const words = useTexts(crossTexts);
  const { analysis, change } = useCross();
  const { measures, statistics, test, look } = analysis.request;
  const id = useId();
  const setTest = (part: Partial<CrossTest>) => change(now => withRequest(now, { test: { ...test, ...part } }));
  return (
    <section className={slotClasses.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={slotClasses.partTitle}>
        {t.title}
      </h2>
      <fieldset className={classes.group}>
        <legend>{t.measures}</legend>
        <Checkbox.Group
          className={classes.checks}
          value={[...measures]}
          options={crossMeasures.map(value => ({
            value,
            label: words.measures[value],
            // A cell without a number says nothing.
            disabled: measures.length === 1 && measures[0] === value,
          }))}
          // In the order in which they are offered: whoever ticks the count first wants it no less below the per cent.
          onChange={chosen =>
            change(now => withRequest(now, { measures: crossMeasures.filter(one => chosen.includes(one)) }))
          }
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t.statistics}</legend>
        <Checkbox.Group
          className={classes.checks}
          value={[...statistics]}
          options={crossStatistics.map(value => ({ value, label: words.statistics[value] }))}
          onChange={chosen =>
            change(now => withRequest(now, { statistics: crossStatistics.filter(one => chosen.includes(one)) }))
          }
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t.test}</legend>
        <Checkbox checked={test.letters} onChange={event => setTest({ letters: event.target.checked })}>
          {t.letters}
        </Checkbox>
        <div className={classes.choices}>
          <Select
            size="small"
            aria-label={t.level}
            value={test.level}
            options={testLevels.map(value => ({ value, label: `${Math.round(value * 100)}%` }))}
            onChange={level => setTest({ level })}
          />
          <Select
            size="small"
            aria-label={t.correction}
            value={test.correction}
            options={testCorrections.map(value => ({ value, label: t.corrections[value] }))}
            popupMatchSelectWidth={false}
            onChange={correction => setTest({ correction })}
          />
        </div>
        <LeastFields test={test} names={leasts} onChange={setTest} />
        <Checkbox checked={test.chiSquare} onChange={event => setTest({ chiSquare: event.target.checked })}>
          {t.chiSquare}
        </Checkbox>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t.look}</legend>
        <div className={classes.checks}>
          {looks.map(name => (
            <Checkbox
              key={name}
              checked={look[name]}
              onChange={event => change(now => withRequest(now, { look: { ...look, [name]: event.target.checked } }))}
            >
              {t[name]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {['measures', 'statistics', 'test', 'look'].map(slot => (
        <SlotProblem key={slot} slot={slot} />
      ))}
    </section>
  );
}
