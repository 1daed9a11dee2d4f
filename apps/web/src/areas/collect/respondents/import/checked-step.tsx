import type { CheckedFile, MendedLines } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from '../person-words.ts';
import { BadLines } from './bad-lines.tsx';
import classes from './import.module.css';
import { mendedColumns, mendedOf, plainName } from './mend-lines.ts';
import type { PeopleImport } from './people-import.ts';

interface CheckedStepProps {
  readonly into: PeopleImport;
  readonly checked: CheckedFile;
  readonly isBusy: boolean;
  onAdd(mended: MendedLines, badLines: 'refuse' | 'leave-out'): void;
  onBack(): void;
}

/** What an import would add, and the lines that it would not, to be mended. */
export function CheckedStep({ into, checked, isBusy, onAdd, onBack }: CheckedStepProps) {
  const t = useTexts(peopleTexts).importing;
  const [lines, setLines] = useState(checked.lines);
  const mended = mendedOf(lines, into.check);
  const ready = checked.good + mended.length;
  const left = checked.bad - mended.length;
  return (
    <div className={classes.step}>
      <p className={classes.sums} role="status">
        <strong className={classes.good}>{t.good({ count: numberText(ready) })}</strong>
        {left > 0 && <strong className={classes.bad}>{t.bad({ count: numberText(left) })}</strong>}
      </p>
      <p className={classes.hint}>
        {t.columns}
        {': '}
        {checked.columns
          .map(({ heading, field }) => {
            const name = field ? into.fieldName(plainName(field)) : t.columnIgnored;
            return heading && heading !== name ? `${heading} → ${name}` : name;
          })
          .join(' · ')}
      </p>
      {checked.bad > 0 && (
        <>
          <p className={classes.hint}>
            {checked.bad > lines.length
              ? t.moreBad({ shown: lines.length, count: numberText(checked.bad) })
              : t.badHint}
          </p>
          <BadLines into={into} lines={lines} columns={mendedColumns(checked)} onChange={setLines} />
        </>
      )}
      <div className={classes.foot}>
        <Button onClick={onBack}>{t.back}</Button>
        {left > 0 && (
          <Button disabled={ready === 0} loading={isBusy} onClick={() => onAdd(mended, 'leave-out')}>
            {t.goodOnly({ count: numberText(ready) })}
          </Button>
        )}
        <Button
          type="primary"
          disabled={left > 0 || ready === 0}
          loading={isBusy}
          onClick={() => onAdd(mended, 'refuse')}
        >
          {t.all({ count: numberText(checked.good + checked.bad) })}
        </Button>
      </div>
    </div>
  );
}
