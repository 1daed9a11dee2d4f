import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { SearchField } from '../../../../app/search-field.tsx';
import { type Question, questionName } from '../model/question.ts';
import classes from './statistics.module.css';

interface OutlineProps {
  readonly questions: readonly Question[];
  /** The one that is looked at. */
  readonly current: string | undefined;
  onJump(key: string): void;
}

/** All questions in the survey's order: found by words, jumped to. One stop for Tab; arrows go through it. */
export function Outline({ questions, current, onJump }: OutlineProps) {
  const t = useTexts(statisticsTexts).outline;
  const id = useId();
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const found = questions.filter(question => words === '' || questionName(question).toLowerCase().includes(words));
  const stop = found.some(({ key }) => key === current) ? current : found[0]?.key;
  return (
    <nav className={classes.outline} aria-label={t.title}>
      <SearchField
        isSmall
        label={t.find}
        value={wanted}
        onChange={setWanted}
        onEnter={() => found[0] && onJump(found[0].key)}
      />
      <p id={`${id}-help`} className={classes.hidden}>
        {t.help}
      </p>
      <p className={classes.count} role="status">
        {found.length === 0 ? t.none : t.count({ count: found.length })}
      </p>
      <ul className={classes.list} aria-describedby={`${id}-help`}>
        {found.map(question => (
          <li key={question.key}>
            <button
              type="button"
              className={classes.line}
              title={questionName(question)}
              tabIndex={question.key === stop ? 0 : -1}
              aria-current={question.key === current || undefined}
              onKeyDown={moveThrough}
              onClick={() => onJump(question.key)}
            >
              {questionName(question)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Up and down, and to either end. */
function moveThrough(event: KeyboardEvent<HTMLButtonElement>): void {
  const here = event.currentTarget;
  const all = [...(here.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = all.indexOf(here);
  const moves: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  const next = all[moves[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
