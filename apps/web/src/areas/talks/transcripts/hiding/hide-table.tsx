import { hiddenKinds } from '@wenshu/api-contract';
import { transcriptHidingTexts } from '@wenshu/texts/talks/transcript-hiding';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { ListPages } from '../../../../app/lists/list-pages.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { transcriptAddress } from '../transcript-address.ts';
import type { HiddenKind, HideDraft, HideProblem } from './hide-drafts.ts';
import classes from './hiding.module.css';

/** Five hundred lines with their fields are not drawn at once. */
const PAGE_SIZE = 50;

interface HideTableProps {
  readonly scrollId: string;
  readonly drafts: readonly HideDraft[];
  readonly problems: ReadonlyMap<string, HideProblem>;
  readonly titles: ReadonlyMap<string, string>;
  onChange(key: string, next: Partial<HideDraft>): void;
  onChooseAll(isChosen: boolean): void;
}

/** What is proposed to be hidden, line by line: what is meant, what stands instead, where it was seen. */
export function HideTable({ scrollId, drafts, problems, titles, onChange, onChooseAll }: HideTableProps) {
  const t = useTexts(transcriptHidingTexts);
  const [page, setPage] = useState(1);
  const chosen = drafts.filter(({ isChosen }) => isChosen).length;
  // A problem on another page would say nothing.
  const first = drafts.findIndex(({ key }) => problems.has(key));
  const ofProblem = first < 0 ? undefined : Math.floor(first / PAGE_SIZE) + 1;
  const columns: readonly ListColumn<HideDraft>[] = [
    {
      key: 'chosen',
      title: t.columns.chosen,
      head: (
        <Checkbox
          aria-label={t.chooseAll}
          checked={chosen === drafts.length}
          indeterminate={chosen > 0 && chosen < drafts.length}
          onChange={event => onChooseAll(event.target.checked)}
        />
      ),
      as: 'bare',
      cell: draft => (
        <Checkbox
          aria-label={t.choose({ words: nameOf(draft) })}
          checked={draft.isChosen}
          onChange={event => onChange(draft.key, { isChosen: event.target.checked })}
        />
      ),
    },
    {
      key: 'words',
      title: t.columns.words,
      as: 'name',
      cell: draft => <Words draft={draft} onChange={next => onChange(draft.key, next)} />,
    },
    {
      key: 'shown',
      title: t.columns.shown,
      cell: draft => {
        const problem = problems.get(draft.key);
        return (
          <>
            <input
              className={classes.cell}
              aria-label={t.shownOf({ words: nameOf(draft) })}
              aria-invalid={problem !== undefined}
              maxLength={60}
              value={draft.shown}
              onChange={event => onChange(draft.key, { shown: event.target.value })}
            />
            {problem && (
              <p className={classes.problem} role="alert">
                {t.problems[problem]}
              </p>
            )}
          </>
        );
      },
    },
    {
      key: 'kind',
      title: t.columns.kind,
      cell: draft =>
        draft.typed === null ? (
          t.kinds[draft.kind]
        ) : (
          <select
            className={classes.cell}
            aria-label={t.kindOf({ words: nameOf(draft) })}
            value={draft.kind}
            onChange={event => onChange(draft.key, { kind: kindOf(event.target.value) })}
          >
            {hiddenKinds.map(kind => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
              </option>
            ))}
          </select>
        ),
    },
    { key: 'places', title: t.columns.places, as: 'number', cell: ({ places }) => places > 0 && places },
    {
      key: 'example',
      title: t.columns.example,
      as: 'words',
      cell: ({ example }) =>
        example && (
          <AppLink
            className={classes.example}
            title={titles.get(example.transcriptId)}
            to={transcriptAddress({ scrollId, recordId: example.transcriptId, turnId: example.turnId })}
          >
            {example.text}
          </AppLink>
        ),
    },
  ];
  const shownPage = ofProblem ?? Math.min(page, Math.max(1, Math.ceil(drafts.length / PAGE_SIZE)));
  return (
    <>
      <ListTable
        label={t.list}
        columns={columns}
        rows={drafts.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE)}
        keyOf={({ key }) => key}
      />
      <ListPages page={shownPage} size={PAGE_SIZE} total={drafts.length} onPage={setPage} />
    </>
  );
}

const nameOf = ({ words, typed }: HideDraft): string => typed ?? words[0]?.word ?? '';
const kindOf = (value: string): HiddenKind => hiddenKinds.find(kind => kind === value) ?? 'other';

function Words({ draft, onChange }: { readonly draft: HideDraft; onChange(next: Partial<HideDraft>): void }) {
  const t = useTexts(transcriptHidingTexts);
  const { words, typed } = draft;
  if (typed !== null)
    return (
      <input
        className={classes.cell}
        aria-label={t.own}
        title={t.own}
        placeholder={t.ownExample}
        maxLength={2_000}
        value={typed}
        onChange={event => onChange({ typed: event.target.value })}
      />
    );
  if (words.length === 1) return words[0]!.word;
  return (
    <span className={classes.wordings}>
      {words.map(({ word, isMeant }) => (
        <button
          key={word}
          type="button"
          className={classes.wording}
          aria-pressed={isMeant}
          aria-label={t.wordOf({ word })}
          onClick={() => onChange({ words: words.map(one => (one.word === word ? { word, isMeant: !isMeant } : one)) })}
        >
          {word}
        </button>
      ))}
    </span>
  );
}
