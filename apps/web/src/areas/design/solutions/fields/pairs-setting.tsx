import type { LevelPair, SettingAttribute } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { useTexts } from '../../../../app/language/language.ts';
import classes from '../solutions.module.css';
import type { FieldProps } from './field-props.ts';
import { ProblemLine } from './problem-line.tsx';

const isSame = ([a, b]: LevelPair, [c, d]: LevelPair) => (a === c && b === d) || (a === d && b === c);

/** Two attributes at a time: a table of their levels, where a tick says that two never go together. */
export function PairsSetting({ value: pairs, onChange, label, hint, problems, setting }: FieldProps<'pairs'>) {
  const t = useTexts(solutionTexts);
  const attributes = (setting.attributes as readonly SettingAttribute[])
    .map(one => ({ ...one, levels: one.levels.filter(({ name }) => name.trim() !== '') }))
    .filter(({ name, levels }) => name.trim() !== '' && levels.length > 0);
  const known = new Set(attributes.flatMap(({ levels }) => levels.map(({ id }) => id)));
  // Pairs of levels that are gone could never be unticked.
  const kept = pairs.filter(pair => pair.every(id => known.has(id)));
  const toggle = (pair: LevelPair) =>
    onChange(kept.some(one => isSame(one, pair)) ? kept.filter(one => !isSame(one, pair)) : [...kept, pair]);
  const couples = attributes.flatMap((one, index) => attributes.slice(index + 1).map(other => [one, other] as const));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      <p className={classes.hint}>{couples.length === 0 ? t.noPairs : hint}</p>
      {couples.map(([one, other]) => {
        const own = kept.filter(([a, b]) =>
          [one, other].every(({ levels }) => levels.some(({ id }) => id === a || id === b)),
        );
        return (
          <details key={`${one.id} ${other.id}`} className={classes.pairs}>
            <summary>
              {t.pairsOf({ one: one.name, other: other.name })}
              {own.length > 0 && <span className={classes.pairCount}>{t.pairCount({ count: own.length })}</span>}
            </summary>
            <div className={classes.scroller}>
              <table>
                <thead>
                  <tr>
                    <td />
                    {other.levels.map(level => (
                      <th key={level.id} scope="col">
                        {level.name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {one.levels.map(row => (
                    <tr key={row.id}>
                      <th scope="row">{row.name}</th>
                      {other.levels.map(column => (
                        <td key={column.id}>
                          <input
                            type="checkbox"
                            aria-label={t.pairLabel({ one: row.name, other: column.name })}
                            checked={kept.some(pair => isSame(pair, [row.id, column.id]))}
                            onChange={() => toggle([row.id, column.id])}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        );
      })}
      <ProblemLine problems={problems} />
    </fieldset>
  );
}
