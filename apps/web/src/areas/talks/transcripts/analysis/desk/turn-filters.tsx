import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import type { Turn } from '@wenshu/transcripts';
import { Button, Input, type InputRef } from 'antd';
import { type Ref, useMemo } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { FilterSelect } from '../../../../../app/lists/filter-select.tsx';
import type { Answer } from '../../../../findings/coding/code/marks.ts';
import type { Code } from '../../../../findings/coding/coding-data.ts';
import { pathName, treeLines } from '../../../../findings/coding/frame-tree.ts';
import type { Project } from '../../state/use-project.ts';
import classes from './coding-desk.module.css';
import { coderOf, type TurnFilter } from './turn-filter.ts';

interface TurnFiltersProps {
  readonly project: Project;
  readonly turns: readonly Turn[];
  readonly answers: ReadonlyMap<string, Answer>;
  readonly codes: readonly Code[];
  readonly filter: TurnFilter;
  readonly code: number | undefined;
  /** How many turns are shown; undefined where nothing narrows. */
  readonly found: number | undefined;
  readonly input: Ref<InputRef>;
  readonly isFolded: boolean;
  onFilter(change: Partial<TurnFilter>): void;
  onCode(code: number | undefined): void;
  onClear(): void;
  /** Done with searching: back to the words. */
  onLeave(): void;
}

/** What narrows the turns; on a phone it is folded, since the words come first. */
export function TurnFilters(props: TurnFiltersProps) {
  const t = useTexts(talkAnalysisTexts).desk;
  const { isFolded, found } = props;
  if (!isFolded)
    return (
      <div className={classes.filters}>
        <Fields {...props} />
      </div>
    );
  return (
    <details className={classes.folded}>
      <summary>{found === undefined ? t.filters : t.filtersOn({ count: found })}</summary>
      <div className={classes.filters}>
        <Fields {...props} />
      </div>
    </details>
  );
}

const lists = ['coded', 'uncoded', 'memo'] as const;

function Fields(props: TurnFiltersProps) {
  const { project, turns, answers, codes, filter, code, found, input, onFilter, onCode, onClear, onLeave } = props;
  const t = useTexts(talkAnalysisTexts).desk;
  const { roles } = useTexts(transcriptTexts);
  const speaking = useMemo(() => new Set(turns.map(({ speaker }) => speaker)), [turns]);
  const coders = useMemo(
    () => [...new Set([...answers.values()].flatMap(({ marks }) => marks.map(coderOf)))].sort(),
    [answers],
  );
  const people = project.people.filter(({ no }) => speaking.has(no));
  const groups = [
    ...(['moderator', 'participant', 'other'] as const)
      .filter(role => people.some(one => one.role === role))
      .map(role => ({ value: `role:${role}`, label: roles[role] })),
    ...project.attributes.flatMap(({ id, name }) =>
      [...new Set(people.flatMap(({ values }) => values[id] ?? []))].map(value => ({
        value: `${id}:${value}`,
        label: `${name}: ${value}`,
      })),
    ),
  ];
  const coderName = (coder: string) =>
    ({ '(rule)': t.coders.rule, '(helper)': t.coders.helper, '': t.coders.left })[coder] ?? coder;
  return (
    <>
      <Input
        ref={input}
        className={classes.search!}
        allowClear
        aria-label={t.search}
        placeholder={t.search}
        maxLength={200}
        value={filter.text}
        onChange={event => onFilter({ text: event.target.value })}
        onKeyDown={event => event.key === 'Escape' && onLeave()}
        onPressEnter={onLeave}
      />
      <FilterSelect
        label={t.speaker}
        className={classes.choice}
        isSearched
        value={filter.speaker === undefined ? undefined : String(filter.speaker)}
        options={people.map(({ no, name }) => ({ value: String(no), label: name }))}
        onChange={no => onFilter({ speaker: no === undefined ? undefined : Number(no) })}
      />
      <FilterSelect
        label={t.group}
        className={classes.choice}
        isSearched
        value={filter.group}
        options={groups}
        onChange={group => onFilter({ group })}
      />
      <FilterSelect
        label={t.shown}
        className={classes.choice}
        value={filter.list}
        options={lists.map(value => ({ value, label: t.lists[value] }))}
        onChange={list => onFilter({ list })}
      />
      <FilterSelect
        label={t.code}
        className={classes.choice}
        isSearched
        value={code === undefined ? undefined : String(code)}
        options={treeLines(codes).map(line => ({
          value: String(line.code.code),
          label: pathName(codes, line.code.code),
        }))}
        onChange={chosen => onCode(chosen === undefined ? undefined : Number(chosen))}
      />
      {coders.length > 1 && (
        <FilterSelect
          label={t.coder}
          className={classes.choice}
          value={filter.coder}
          options={coders.map(coder => ({ value: coder, label: coderName(coder) }))}
          onChange={coder => onFilter({ coder })}
        />
      )}
      {found !== undefined && (
        <span className={classes.faint} role="status">
          {t.found({ count: found })}{' '}
          <Button size="small" type="link" onClick={onClear}>
            {t.clear}
          </Button>
        </span>
      )}
    </>
  );
}
