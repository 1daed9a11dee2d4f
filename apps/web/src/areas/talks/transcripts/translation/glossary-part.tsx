import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { type ListedTalkTerm, MOST_TALK_TERMS, talkTermCalls } from '@wenshu/api-contract';
import { translationTexts } from '@wenshu/texts/talks/translation';
import { ActionButton, EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { notify } from '../../../../app/notices/notices.ts';
import { SearchField } from '../../../../app/search-field.tsx';
import classes from './project.module.css';
import { TermDialog, type TermDraft } from './term-dialog.tsx';
import { readTermFile, termFile } from './term-file.ts';
import { useRefreshTerms, useTerms } from './use-terms.ts';

interface GlossaryPartProps {
  readonly scrollId: string;
  readonly mayEdit: boolean;
}

const UNDO_MS = 8_000;
const FRESH: TermDraft = { zh: '', en: '', note: '' };

/** How the project says things in both languages. */
export function GlossaryPart({ scrollId, mayEdit }: GlossaryPartProps) {
  const t = useTexts(translationTexts).terms;
  const terms = useTerms(scrollId);
  const refresh = useRefreshTerms(scrollId);
  const [sought, setSought] = useState('');
  const [draft, setDraft] = useState<TermDraft>();
  const chooser = useRef<HTMLInputElement>(null);
  const heads = [t.zh, t.en, t.note];
  const { run: bring, isBusy } = useAction(
    async (file: File) => {
      const read = await readTermFile(file, [t.zh, t.en, 'zh', 'en']);
      if (!read || read.terms.length === 0) return notify.error(t.importEmpty);
      if (read.terms.length > MOST_TALK_TERMS) return notify.error(t.importTooMany({ count: MOST_TALK_TERMS }));
      const done = await client.call(talkTermCalls.importTerms, { scrollId, terms: [...read.terms] });
      const left = read.skipped > 0 ? ` ${t.skipped({ count: read.skipped })}` : '';
      return notify.success(`${t.imported(done)}${left}`);
    },
    { refresh },
  );
  const { run: give } = useAction(
    async (all: readonly ListedTalkTerm[]) =>
      downloadFile({ blob: await termFile(all, heads), fileName: `${t.fileName}.csv` }),
    {},
  );
  const tools = mayEdit && (
    <>
      <Button onClick={() => chooser.current?.click()} loading={isBusy}>
        {t.import}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.txt,text/csv"
        className={classes.file}
        aria-label={t.import}
        tabIndex={-1}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void bring(file);
        }}
      />
    </>
  );
  const empty = (
    <EmptyState
      title={t.empty}
      text={t.emptyText}
      actions={
        mayEdit && (
          <>
            <ActionButton onClick={() => setDraft(FRESH)}>{t.add}</ActionButton>
            {tools}
          </>
        )
      }
    />
  );
  return (
    <>
      <p className={classes.soft}>{t.lead}</p>
      <Loaded of={terms} words={t} empty={{ isSo: all => all.length === 0, shows: empty }}>
        {all => (
          <>
            <div className={classes.tools}>
              <div className={classes.find}>
                <SearchField label={t.find} value={sought} onChange={setSought} />
              </div>
              {mayEdit && (
                <Button type="primary" onClick={() => setDraft(FRESH)}>
                  {t.add}
                </Button>
              )}
              {tools}
              <Button onClick={() => void give(all)}>{t.export}</Button>
            </div>
            <Listed
              terms={all.filter(term => isFound(term, sought))}
              scrollId={scrollId}
              mayEdit={mayEdit}
              onEdit={setDraft}
            />
          </>
        )}
      </Loaded>
      {draft && <TermDialog scrollId={scrollId} term={draft} onClose={() => setDraft(undefined)} />}
    </>
  );
}

const isFound = ({ zh, en, note }: ListedTalkTerm, sought: string) =>
  [zh, en, note].some(words => words.toLowerCase().includes(sought.trim().toLowerCase()));

interface ListedProps extends GlossaryPartProps {
  readonly terms: readonly ListedTalkTerm[];
  onEdit(term: TermDraft): void;
}

function Listed({ terms, scrollId, mayEdit, onEdit }: ListedProps) {
  const t = useTexts(translationTexts).terms;
  const refresh = useRefreshTerms(scrollId);
  const { run: putBack } = useAction(
    ({ zh, en, note }: ListedTalkTerm) => client.call(talkTermCalls.saveTerm, { scrollId, zh, en, note }),
    { refresh },
  );
  const { run: remove } = useAction(
    async (term: ListedTalkTerm) => {
      await client.call(talkTermCalls.removeTerm, { scrollId, termId: term.termId });
      notify.success(t.removed({ name: term.zh }), UNDO_MS, { label: t.undo, press: () => void putBack(term) });
    },
    { refresh },
  );
  if (terms.length === 0) return <p className={classes.soft}>{t.nothingFound}</p>;
  const columns: readonly ListColumn<ListedTalkTerm>[] = [
    { key: 'zh', title: t.zh, as: 'name', cell: ({ zh }) => zh },
    { key: 'en', title: t.en, as: 'words', cell: ({ en }) => en },
    { key: 'note', title: t.note, as: 'words', cell: ({ note }) => note },
    {
      key: 'who',
      title: t.who,
      cell: ({ nickName, time }) => `${nickName || t.somebody} · ${momentText(time)}`,
    },
    ...(mayEdit
      ? [
          {
            key: 'actions',
            title: t.actions,
            as: 'menu',
            cell: (term: ListedTalkTerm) => (
              <>
                <Button
                  type="text"
                  size="small"
                  icon={<EditOutlined aria-hidden />}
                  aria-label={t.edit({ name: term.zh })}
                  title={t.edit({ name: term.zh })}
                  onClick={() => onEdit(term)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t.remove({ name: term.zh })}
                  title={t.remove({ name: term.zh })}
                  onClick={() => void remove(term)}
                />
              </>
            ),
          } as const,
        ]
      : []),
  ];
  return <ListTable label={t.label} columns={columns} rows={terms} keyOf={({ termId }) => termId} />;
}
