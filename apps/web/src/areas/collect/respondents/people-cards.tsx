import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { StatusTag } from '@wenshu/ui';
import { Checkbox } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { LabelTags } from './label-tags.tsx';
import classes from './people.module.css';
import { cellOf } from './people-columns.ts';
import type { PeopleListProps } from './people-list.ts';
import { PersonButtons } from './person-buttons.tsx';
import { fieldName, nameOf, statusText, toneOf } from './person-words.ts';
import { SentTags } from './sent-tag.tsx';

/** The same where a table has no room: what is blank is left out. */
export function PeopleCards({ people, columns, selected, onToggle, onTask }: PeopleListProps) {
  const t = useTexts(peopleTexts);
  return (
    <ul className={classes.cards} aria-label={t.list}>
      {people.map(person => {
        const facts = columns
          .map(column => ({ column, cell: cellOf(person, column) }))
          .filter(({ column, cell }) => column !== 'name' && cell.length > 0);
        return (
          <li key={person.respondentId} className={classes.card} data-removed={person.isRemoved}>
            <div className={classes.cardHead}>
              <Checkbox
                aria-label={t.selectOne({ name: nameOf(person) })}
                disabled={person.isRemoved}
                checked={selected.includes(person.respondentId)}
                onChange={({ target }) => onToggle([person.respondentId], target.checked)}
              />
              <h2 className={classes.cardTitle}>{nameOf(person)}</h2>
              <StatusTag tone={toneOf(person.answerStatus)}>{statusText(person.answerStatus)}</StatusTag>
              {person.isNotToAsk && <StatusTag tone="bad">{t.notToAsk}</StatusTag>}
              <SentTags distribution={person.distribution} />
            </div>
            <dl className={classes.facts}>
              <div>
                <dt>{t.serial}</dt>
                <dd>{person.serialNumber}</dd>
              </div>
              {facts.map(({ column, cell }) => (
                <div key={column}>
                  <dt>{fieldName(column)}</dt>
                  <dd>{typeof cell === 'string' ? cell : <LabelTags labels={cell} />}</dd>
                </div>
              ))}
              <div>
                <dt>{t.views}</dt>
                <dd>{person.views}</dd>
              </div>
            </dl>
            <PersonButtons person={person} onTask={onTask} />
          </li>
        );
      })}
    </ul>
  );
}
