import type { Language } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { Input, Pagination, Progress } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { CheckAll } from './check-all.tsx';
import { LanguageActions } from './language-actions.tsx';
import classes from './languages.module.css';
import { liveProposals } from './proposals/live-proposals.ts';
import { ProposeBar } from './proposals/propose-bar.tsx';
import { useProposals } from './proposals/use-proposals.ts';
import { StateFilter } from './state-filter.tsx';
import { countShown, isDone, isShown, isWanted, matches, rowKey, type Showing, textRows } from './text-rows.ts';
import { TranslationRow } from './translation-row.tsx';

const PAGE_SIZE = 50;

/** All texts of one language, fifty at a time, by how they stand, with what is proposed for them. */
export function TranslationTable({ language }: { readonly language: Language }) {
  const t = useTexts(languageTexts);
  const { languageId, name } = language;
  const document = useEditorState(state => state.document);
  const rows = useMemo(() => textRows(document, languageId, t), [document, languageId, t]);
  const done = rows.filter(isDone).length;
  const [search, setSearch] = useState('');
  // What stood so when it was asked for stays in sight while it is worked on: a row that vanishes under the cursor is lost.
  const [chosen, setChosen] = useState<{ readonly showing: Showing; readonly keys: ReadonlySet<string> }>();
  const [page, setPage] = useState(1);
  const proposals = useProposals(languageId);
  const proposed = proposals.query.data?.proposals;
  const live = useMemo(
    () => liveProposals(document, languageId, rows, proposed ?? []),
    [document, languageId, rows, proposed],
  );
  const { loaded } = useCreateScreen();
  const wanting = new Set(rows.filter(row => isWanted(row) && !live.has(rowKey(row))).map(row => row.questionId));
  const mayPropose = loaded.mayEdit && proposals.query.data !== undefined && proposals.query.data.jobId === null;
  const shown = rows.filter(row => (!chosen || chosen.keys.has(rowKey(row))) && matches(row, search));
  const show = (showing: Showing) => {
    const keys = () => new Set(rows.filter(row => isShown(row, showing, live)).map(rowKey));
    setChosen(showing === 'all' ? undefined : { showing, keys: keys() });
    setPage(1);
  };
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const at = Math.min(page, pages);
  return (
    <div className={classes.table}>
      <div className={classes.tools}>
        <div className={classes.progress}>
          <span>{t.progress({ done, total: rows.length })}</span>
          <Progress
            percent={rows.length === 0 ? 100 : Math.floor((done / rows.length) * 100)}
            size="small"
            aria-label={t.progressOf({ name })}
          />
        </div>
        <LanguageActions language={language} rows={rows} />
      </div>
      {loaded.mayEdit && (
        <ProposeBar languageId={languageId} proposals={proposals} live={live} isWanted={rows.some(isWanted)} />
      )}
      <search className={classes.tools}>
        <Input.Search
          className={classes.search}
          allowClear
          aria-label={t.search}
          placeholder={t.search}
          value={search}
          onChange={event => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        <StateFilter counts={countShown(rows, live)} showing={chosen?.showing ?? 'all'} onShow={show} />
      </search>
      {chosen?.showing === 'unchecked' && <CheckAll languageId={languageId} rows={shown} />}
      {shown.length === 0 ? (
        <p className={classes.none}>{chosen?.showing === 'missing' && search === '' ? t.allDone : t.noMatch}</p>
      ) : (
        <ul className={classes.rows} aria-label={t.title}>
          {shown.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE).map(row => (
            <TranslationRow
              key={rowKey(row)}
              row={row}
              languageId={languageId}
              proposal={live.get(rowKey(row))}
              onDecline={({ id, field }) => void proposals.decline.run([{ id, field }])}
              onPropose={mayPropose && wanting.has(row.questionId) ? id => void proposals.propose.run(id) : undefined}
            />
          ))}
        </ul>
      )}
      {shown.length > PAGE_SIZE && (
        <Pagination
          align="center"
          current={at}
          pageSize={PAGE_SIZE}
          total={shown.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </div>
  );
}
