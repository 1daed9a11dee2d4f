import { useSearch } from '@tanstack/react-router';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { ActionButton } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import classes from './schemes.module.css';

interface Search {
  readonly scrollId?: string;
  readonly scheme?: string;
  readonly reportId?: string;
}

/** Beside a questionnaire that a scheme has just made: what there is, and what is left to do. */
export function NextSteps() {
  const { next: t } = useTexts(schemeScreenTexts);
  const { scrollId, scheme, reportId } = useSearch({ strict: false }) as Search;
  const [isClosed, setIsClosed] = useState(false);
  if (!scheme || isClosed) return null;
  const to = (path: string, more: object = {}) => `${path}${stringifySearch({ scrollId, ...more })}`;
  return (
    <aside className={classes.next} aria-label={t.title}>
      <h2>{t.title}</h2>
      <ol>
        <li>{t.check}</li>
        <li>
          <AppLink to={to('/survey/create/quota')}>{t.quota}</AppLink>
        </li>
        <li>
          <AppLink to={to('/survey/launch/channel')}>{t.publish}</AppLink>
        </li>
        <li>
          <AppLink to={to('/survey/analysis/cross', { view: 'mine' })}>{t.analyses}</AppLink>
        </li>
        <li>
          <AppLink to={to('/survey/onlineReport', { reportId })}>{t.report}</AppLink>
        </li>
      </ol>
      <ActionButton kind="quiet" onClick={() => setIsClosed(true)}>
        {t.close}
      </ActionButton>
    </aside>
  );
}
