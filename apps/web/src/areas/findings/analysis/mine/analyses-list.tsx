import { useQuery, useQueryClient } from '@tanstack/react-query';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { actionClass, EmptyState } from '@wenshu/ui';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { notify } from '../../../../app/notices/notices.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { analysisAddress } from '../analysis-address.ts';
import classes from './analyses-list.module.css';
import { useRemoval } from './use-removal.ts';

type Listed = CallData<typeof analysisCalls.list>['items'][number];

const moment = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The analyses that a person made or that are shared with them: of this questionnaire, or of all (S2.49). */
export function AnalysesList({ scrollId }: { readonly scrollId: string | undefined }) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.mine;
  const [scope, setScope] = useState<'this' | 'all'>(scrollId === undefined ? 'all' : 'this');
  const asked = scope === 'this' ? scrollId : undefined;
  const list = useQuery({
    queryKey: ['analyses', asked ?? ''],
    queryFn: () => client.call(analysisCalls.list, asked === undefined ? {} : { scrollId: asked }, { quiet: true }),
    gcTime: 0,
  });
  const fresh = scrollId !== undefined && (
    <AppLink to={analysisAddress({ scrollId, isFresh: true })} className={actionClass('primary')}>
      {t.fresh}
    </AppLink>
  );
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
        <span className={classes.spacer} />
        {fresh}
      </div>
      <Loaded
        of={list}
        words={texts}
        empty={{
          isSo: ({ items }) => items.length === 0,
          shows: <EmptyState title={t.empty} text={scrollId === undefined ? t.noneAtAll : t.emptyText} />,
        }}
      >
        {({ items }) => (
          <table className={classes.table} aria-label={t.list}>
            <thead>
              <tr>
                <th scope="col">{t.name}</th>
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

function AnalysisLine({ one, hasSurvey }: { readonly one: Listed; readonly hasSurvey: boolean }) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.mine;
  const queries = useQueryClient();
  const { remove } = useRemoval();
  const { scrollId, analysisId, name } = one;
  const copy = async () => {
    await client.call(analysisCalls.copy, { scrollId, analysisId, name: texts.bar.copyName({ name }).slice(0, 100) });
    notify.success(t.copied);
    await queries.invalidateQueries({ queryKey: ['analyses'] });
  };
  return (
    <tr>
      <th scope="row">
        <AppLink to={analysisAddress({ scrollId, analysisId })}>{name}</AppLink>
        {one.isShared && <span className={classes.tag}>{t.shared}</span>}
      </th>
      {hasSurvey && <td data-name={t.survey}>{one.scrollName}</td>}
      <td data-name={t.owner}>{one.isOwn ? t.own : one.nickName}</td>
      <td data-name={t.updated}>
        <time dateTime={new Date(one.updateTime).toISOString()}>{moment.format(one.updateTime)}</time>
      </td>
      <td className={classes.actions}>
        <Button type="link" size="small" aria-label={t.copyOf({ name })} onClick={() => void copy().catch(() => {})}>
          {t.copy}
        </Button>
        {one.isOwn && (
          <Button
            type="link"
            size="small"
            danger
            aria-label={t.removeOf({ name })}
            onClick={() => void remove({ scrollId, analysisId, name })}
          >
            {t.remove}
          </Button>
        )}
      </td>
    </tr>
  );
}
