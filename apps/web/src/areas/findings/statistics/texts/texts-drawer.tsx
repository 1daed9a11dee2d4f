import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filter } from '@wenshu/analysis/browser';
import { analysisTextsCalls, MOST_TEXT_VARIABLES } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { Drawer, Input, Pagination } from 'antd';
import { useEffect, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { recordAddress } from '../../records/records-address.ts';
import type { Question } from '../model/question.ts';
import classes from './texts.module.css';

interface TextsDrawerProps {
  readonly scrollId: string;
  readonly name: string;
  readonly parts: Question['variables'];
  readonly filter: Filter | undefined;
  onClose(): void;
}

const PAGE = 20;
const LONGEST_SEARCH = 200;
const WAIT_MS = 250;

/** What people wrote to a question, the newest first; found by words, each with the record that it stands in. */
export function TextsDrawer({ scrollId, name, parts, filter, onClose }: TextsDrawerProps) {
  const t = useTexts(statisticsTexts).texts;
  const [wanted, setWanted] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(wanted.trim());
      setPage(1);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const asked = parts.slice(0, MOST_TEXT_VARIABLES);
  const variables = asked.map(({ key }) => key);
  const found = useQuery({
    queryKey: ['analysis-texts', scrollId, variables, filter, search, page],
    queryFn: ({ signal }) =>
      client.call(
        analysisTextsCalls.texts,
        {
          scrollId,
          variables,
          search,
          offset: (page - 1) * PAGE,
          count: PAGE,
          ...(filter && { filter: asJson(filter) }),
        },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    // Others may have written since it was last open.
    gcTime: 0,
  });
  return (
    <Drawer open title={t.title({ name })} size={560} onClose={onClose}>
      <Input.Search
        allowClear
        aria-label={t.find}
        placeholder={t.find}
        maxLength={LONGEST_SEARCH}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      <Loaded of={found} words={t}>
        {({ total, items }) => (
          <>
            <p className={classes.total} role="status">
              {total === 0 ? t.none : t.total({ count: total })}
            </p>
            <ul className={classes.list} aria-busy={found.isPlaceholderData}>
              {items.map(({ answerRecordId, texts }) => (
                <li key={answerRecordId} className={classes.item}>
                  <div className={classes.words}>
                    {texts.map(
                      (text, at) =>
                        text !== null && (
                          <p key={variables[at]} className={classes.text}>
                            {asked.length > 1 && asked[at]!.label !== '' && (
                              <span className={classes.part}>{asked[at]!.label}</span>
                            )}
                            {text}
                          </p>
                        ),
                    )}
                  </div>
                  <AppLink className={classes.record} to={recordAddress(scrollId, answerRecordId)}>
                    {t.record}
                  </AppLink>
                </li>
              ))}
            </ul>
            {total > PAGE && (
              <Pagination
                align="center"
                size="small"
                current={page}
                pageSize={PAGE}
                total={total}
                showSizeChanger={false}
                onChange={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
