import type { ListedScheme } from '@wenshu/api-contract';
import type { SolutionId } from '@wenshu/survey-core';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton, actionClass, EmptyState, StatusTag } from '@wenshu/ui';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { NewSolution } from '../create-survey/solution-way.tsx';
import { schemesAddress } from '../solutions/solution-address.ts';
import { SolutionDialog } from '../solutions/solution-choice.tsx';
import {
  type CatalogueEntry,
  type CataloguePurpose,
  catalogueOf,
  cataloguePurposes,
  chooseEntries,
} from './catalogue.ts';
import classes from './schemes.module.css';

interface CatalogueProps {
  readonly schemes: readonly ListedScheme[];
  readonly projectId: string | undefined;
}

type Shown = CataloguePurpose | 'all';

/** Everything there is to choose from, by purpose and by words. */
export function Catalogue({ schemes, projectId }: CatalogueProps) {
  const t = useTexts(schemeScreenTexts);
  const words = useTexts(solutionTexts);
  const [shown, setShown] = useState<Shown>('all');
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<SolutionId>();
  const chosen = chooseEntries(catalogueOf(schemes, words.of), shown === 'all' ? undefined : shown, typed);
  const clear = () => {
    setShown('all');
    setTyped('');
  };
  return (
    <>
      <div className={classes.bar}>
        <Radio.Group
          className={classes.purposes ?? ''}
          optionType="button"
          aria-label={t.purpose}
          value={shown}
          options={(['all', ...cataloguePurposes] as const).map(value => ({ value, label: t.purposes[value] }))}
          onChange={({ target }) => setShown(target.value)}
        />
        <Input
          className={classes.search ?? ''}
          allowClear
          aria-label={t.search}
          placeholder={t.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p className={classes.count} role="status">
        {t.found({ count: chosen.length })}
      </p>
      {chosen.length === 0 && (
        <EmptyState
          title={t.none}
          text={t.noneText}
          actions={<ActionButton onClick={clear}>{t.showAll}</ActionButton>}
        />
      )}
      <ul className={classes.cards}>
        {chosen.map(entry => (
          <Card key={entry.id} entry={entry} projectId={projectId} onOpen={setOpened} />
        ))}
      </ul>
      {opened && (
        <SolutionDialog solutionId={opened} onClose={() => setOpened(undefined)}>
          <NewSolution solutionId={opened} />
        </SolutionDialog>
      )}
    </>
  );
}

interface CardProps {
  readonly entry: CatalogueEntry;
  readonly projectId: string | undefined;
  onOpen(solutionId: SolutionId): void;
}

function Card({ entry, projectId, onOpen }: CardProps) {
  const t = useTexts(schemeScreenTexts);
  const { kind, name, question, gives, notFor, samples, minutes } = entry;
  return (
    <li className={classes.card} data-kind={kind}>
      <StatusTag tone={kind === 'scheme' ? 'good' : 'calm'}>{t.kinds[kind]}</StatusTag>
      <h2>{name}</h2>
      <p className={classes.question}>{question}</p>
      <p className={classes.text}>{gives}</p>
      <p className={classes.facts}>{t.facts({ samples, minutes })}</p>
      <p className={classes.notFor}>
        <strong>{t.notFor}</strong> {notFor}
      </p>
      {entry.kind === 'scheme' ? (
        <AppLink
          to={schemesAddress({ scheme: entry.id, projectId })}
          className={actionClass('primary')}
          aria-label={t.takeNamed({ name })}
        >
          {t.use}
        </AppLink>
      ) : (
        <ActionButton kind="quiet" aria-label={t.takeNamed({ name })} onClick={() => onOpen(entry.id)}>
          {t.use}
        </ActionButton>
      )}
    </li>
  );
}
