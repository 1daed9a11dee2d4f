import type { Language } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { Checkbox, Input, Pagination, Progress } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { LanguageActions } from './language-actions.tsx';
import classes from './languages.module.css';
import { isDone, matches, rowKey, textRows } from './text-rows.ts';
import { TranslationRow } from './translation-row.tsx';

const PAGE_SIZE = 50;

/** All texts of one language, fifty at a time, with what is missing on request. */
export function TranslationTable({ language }: { readonly language: Language }) {
  const t = useTexts(languageTexts);
  const { languageId, name } = language;
  const document = useEditorState(state => state.document);
  const rows = useMemo(() => textRows(document, languageId, t), [document, languageId, t]);
  const done = rows.filter(isDone).length;
  const [search, setSearch] = useState('');
  // What was missing when the filter was set stays in sight while it is being filled in: a row that vanishes under the cursor is lost.
  const [missing, setMissing] = useState<ReadonlySet<string>>();
  const [page, setPage] = useState(1);
  const shown = rows.filter(row => (!missing || missing.has(rowKey(row))) && matches(row, search));
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
        <Checkbox
          checked={missing !== undefined}
          onChange={event => {
            setMissing(event.target.checked ? new Set(rows.filter(row => !isDone(row)).map(rowKey)) : undefined);
            setPage(1);
          }}
        >
          {t.missingOnly}
        </Checkbox>
      </search>
      {shown.length === 0 ? (
        <p className={classes.none}>{missing && search === '' ? t.allDone : t.noMatch}</p>
      ) : (
        <ul className={classes.rows} aria-label={t.title}>
          {shown.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE).map(row => (
            <TranslationRow key={rowKey(row)} row={row} languageId={languageId} />
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
