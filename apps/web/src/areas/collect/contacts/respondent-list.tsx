import type { ContactRow } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { LabelTags } from '../respondents/label-tags.tsx';
import classes from '../respondents/people.module.css';
import { fieldName, numberText } from '../respondents/person-words.ts';
import own from './contacts.module.css';

interface RespondentListProps {
  readonly contacts: readonly ContactRow[];
  onOpen(person: ContactRow): void;
}

/** A table, or cards where a table has no room. */
export function RespondentList({ contacts, onOpen }: RespondentListProps) {
  const t = useTexts(contactTexts);
  const r = t.respondents;
  const isWide = !useIsNarrow('table');
  const nameOf = (person: ContactRow) => person.name || person.contact;
  const opener = (person: ContactRow) => (
    <Button
      className={own.opener}
      size="small"
      type="link"
      aria-label={r.open({ name: nameOf(person) })}
      onClick={() => onOpen(person)}
    >
      {nameOf(person)}
    </Button>
  );
  const wish = (person: ContactRow) => person.isNotToAsk && <StatusTag tone="bad">{t.notToAsk}</StatusTag>;
  const factsOf = (person: ContactRow): readonly (readonly [head: string, cell: ReactNode])[] => [
    [r.contact, person.contact],
    [fieldName('group'), person.groups.join(' / ')],
    [fieldName('labels'), <LabelTags key="labels" labels={person.labels} />],
    [r.surveys, numberText(person.surveys)],
    [r.answered, numberText(person.answered)],
    [r.last, person.lastAt === null ? r.never : momentText(person.lastAt)],
  ];
  if (!isWide)
    return (
      <ul className={classes.cards} aria-label={r.list}>
        {contacts.map(person => (
          <li key={person.contact} className={classes.card}>
            <div className={classes.cardHead}>
              <h2 className={classes.cardTitle}>{opener(person)}</h2>
              {wish(person)}
            </div>
            <dl className={classes.facts}>
              {factsOf(person).map(([head, cell]) => (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd>{cell}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys.
    <section className={classes.frame} aria-label={r.list} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{fieldName('name')}</th>
            {contacts[0] &&
              factsOf(contacts[0]).map(([head]) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map(person => (
            <tr key={person.contact}>
              <td className={classes.cell}>
                {opener(person)} {wish(person)}
              </td>
              {factsOf(person).map(([head, cell]) => (
                <td key={head} className={classes.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
