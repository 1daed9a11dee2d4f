import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { actionClass, EmptyState } from '@wenshu/ui';
import { Input, Segmented } from 'antd';
import { useDeferredValue, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { analysisAddress } from '../analysis-address.ts';
import { LONGEST_NAME } from '../naming/longest-name.ts';
import classes from './analyses-list.module.css';
import { AnalysisLine } from './analysis-line.tsx';

/** The analyses that a person made or that are shared with them: of this questionnaire, or of all (S2.49). */
export function AnalysesList({ scrollId }: { readonly scrollId: string | undefined }) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.mine;
  const [scope, setScope] = useState<'this' | 'all'>(scrollId === undefined ? 'all' : 'this');
  const [words, setWords] = useState('');
  const find = useDeferredValue(words.trim());
  const asked = scope === 'this' ? scrollId : undefined;
  const list = useQuery({
    queryKey: ['analyses', asked ?? '', find],
    queryFn: ({ signal }) => {
      const input = { ...(asked !== undefined && { scrollId: asked }), ...(find && { find }) };
      return client.call(analysisCalls.list, input, { quiet: true, signal });
    },
    // What was found stays until the next is there: nothing jumps while one writes.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const nothing = find
    ? { title: t.nothingFound, text: t.nothingFoundText }
    : { title: t.empty, text: scrollId === undefined ? t.noneAtAll : t.emptyText };
  return (
    <section className={classes.mine}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t.title}</h2>
        {scrollId !== undefined && (
          <Segmented
            aria-label={t.scope}
            value={scope}
            options={[
              { value: 'this', label: t.thisSurvey },
              { value: 'all', label: t.allSurveys },
            ]}
            onChange={setScope}
          />
        )}
        <Input
          type="search"
          allowClear
          className={classes.find!}
          aria-label={t.find}
          placeholder={t.find}
          maxLength={LONGEST_NAME}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <span className={classes.spacer} />
        {scrollId !== undefined && (
          <>
            <AppLink to={analysisAddress({ scrollId, isFresh: true })} className={actionClass('primary')}>
              {t.fresh}
            </AppLink>
            <AppLink to={analysisAddress({ on: 'models', scrollId, isFresh: true })} className={actionClass('quiet')}>
              {t.freshModel}
            </AppLink>
          </>
        )}
      </div>
      <Loaded
        of={list}
        words={texts}
        empty={{ isSo: ({ items }) => items.length === 0, shows: <EmptyState {...nothing} /> }}
      >
        {({ items }) => (
          <table className={classes.table} aria-label={t.list}>
            <thead>
              <tr>
                <th scope="col">{t.name}</th>
                <th scope="col">{t.kind}</th>
                {scope === 'all' && <th scope="col">{t.survey}</th>}
                <th scope="col">{t.owner}</th>
                <th scope="col">{t.updated}</th>
                <th scope="col">{t.actions}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(one => (
                <AnalysisLine key={one.analysisId} one={one} hasSurvey={scope === 'all'} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </section>
  );
}
