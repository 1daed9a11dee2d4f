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

export function PeopleTable({ people, columns, selected, onToggle, onTask }: PeopleListProps) {
  const t = useTexts(peopleTexts);
  const ids = people.map(({ respondentId }) => respondentId);
  const chosen = ids.filter(id => selected.includes(id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys.
    <section className={classes.frame} aria-label={t.list} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.tick}>
              <Checkbox
                aria-label={t.selectPage}
                checked={chosen.length === ids.length}
                indeterminate={chosen.length > 0 && chosen.length < ids.length}
                onChange={({ target }) => onToggle(ids, target.checked)}
              />
            </th>
            <th scope="col" className={classes.number}>
              {t.serial}
            </th>
            {columns.map(column => (
              <th key={column} scope="col">
                {fieldName(column)}
              </th>
            ))}
            <th scope="col">{t.status}</th>
            <th scope="col" className={classes.number}>
              {t.views}
            </th>
            <th scope="col" className={classes.buttonsHead}>
              {t.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <tr key={person.respondentId} data-removed={person.isRemoved}>
              <td className={classes.tick}>
                <Checkbox
                  aria-label={t.selectOne({ name: nameOf(person) })}
                  disabled={person.isRemoved}
                  checked={selected.includes(person.respondentId)}
                  onChange={({ target }) => onToggle([person.respondentId], target.checked)}
                />
              </td>
              <td className={classes.number}>{person.serialNumber}</td>
              {columns.map(column => {
                const cell = cellOf(person, column);
                return (
                  <td key={column} className={classes.cell}>
                    {typeof cell === 'string' ? cell : <LabelTags labels={cell} />}
                  </td>
                );
              })}
              <td>
                <div className={classes.tags}>
                  <StatusTag tone={toneOf(person.answerStatus)}>{statusText(person.answerStatus)}</StatusTag>
                  {person.isNotToAsk && <StatusTag tone="bad">{t.notToAsk}</StatusTag>}
                  <SentTags distribution={person.distribution} />
                </div>
              </td>
              <td className={classes.number}>{person.views}</td>
              <td className={classes.buttonsCell}>
                <PersonButtons person={person} onTask={onTask} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
