import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ListedReport, reportCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { EmptyState } from '@wenshu/ui';
import { Button, Input, Segmented } from 'antd';
import { useDeferredValue, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import classes from '../../analysis/mine/analyses-list.module.css';
import { LONGEST_NAME } from '../../analysis/naming/longest-name.ts';
import { reportAddress } from '../report-address.ts';
import own from './list.module.css';
import { NewReportDialog } from './new-report-dialog.tsx';
import { useReportActions } from './use-report-actions.ts';

/** The reports that a person made or is a member of: of this questionnaire, or of all (S2.55). */
export function ReportsList({ scrollId }: { readonly scrollId: string | undefined }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.list;
  const [scope, setScope] = useState<'this' | 'all'>(scrollId === undefined ? 'all' : 'this');
  const [words, setWords] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const find = useDeferredValue(words.trim());
  const asked = scope === 'this' ? scrollId : undefined;
  const list = useQuery({
    queryKey: ['reports', asked ?? '', find],
    queryFn: ({ signal }) => {
      const input = { ...(asked !== undefined && { scrollId: asked }), ...(find && { find }) };
      return client.call(reportCalls.list, input, { quiet: true, signal });
    },
    // What was found stays until the next is there: nothing jumps while one writes.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const fresh = scrollId !== undefined && (
    <Button type="primary" onClick={() => setIsMaking(true)}>
      {t.fresh}
    </Button>
  );
  const nothing = find
    ? { title: t.nothingFound, text: t.nothingFoundText }
    : { title: t.empty, text: scrollId === undefined ? t.noneAtAll : t.emptyText, actions: fresh };
  return (
    <section className={`${classes.mine} ${own.page}`}>
      <div className={classes.head}>
        <h1 className={classes.title}>{t.title}</h1>
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
        {fresh}
      </div>
      <Loaded
        of={list}
        words={texts}
        empty={{ isSo: ({ items }) => items.length === 0, shows: <EmptyState {...nothing} /> }}
      >
        {({ items }) => (
          <table className={classes.table} aria-label={t.title}>
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
                <ReportLine key={one.reportId} one={one} hasSurvey={scope === 'all'} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
      {isMaking && scrollId !== undefined && <NewReportDialog scrollId={scrollId} onClose={() => setIsMaking(false)} />}
    </section>
  );
}

function ReportLine({ one, hasSurvey }: { readonly one: ListedReport; readonly hasSurvey: boolean }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.list;
  const actions = useReportActions();
  const { scrollId, reportId, name, isOwn, role, frozenAsOf, pages, shape } = one;
  const at = { scrollId, reportId };
  return (
    <tr>
      <th scope="row">
        <AppLink to={reportAddress(at)}>{name}</AppLink>
        {frozenAsOf !== null && <span className={classes.tag}>{texts.live.frozen}</span>}
        <span className={own.facts}>
          {texts.shapes[shape]} · {t.pages({ count: pages })}
        </span>
      </th>
      {hasSurvey && <td data-name={t.survey}>{one.scrollName}</td>}
      <td data-name={t.owner}>{isOwn ? t.own : one.nickName}</td>
      <td data-name={t.updated}>
        <time dateTime={new Date(one.updateTime).toISOString()}>{momentText(one.updateTime)}</time>
      </td>
      <td className={classes.actions}>
        <AppLink className={own.action} aria-label={t.readOf({ name })} to={reportAddress({ ...at, view: 'read' })}>
          {t.read}
        </AppLink>
        <Button
          type="link"
          size="small"
          aria-label={t.copyOf({ name })}
          onClick={() => void actions.copy({ ...at, name })}
        >
          {t.copy}
        </Button>
        {role === 'manage' && (
          <Button
            type="link"
            size="small"
            danger
            aria-label={t.removeOf({ name })}
            onClick={() => void actions.remove({ ...at, name })}
          >
            {t.remove}
          </Button>
        )}
      </td>
    </tr>
  );
}
