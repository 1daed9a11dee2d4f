import { codingLists, codingOrders } from '@wenshu/api-contract';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { Button, Checkbox, Input, type InputRef, Select } from 'antd';
import type { Ref } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Code } from '../coding-data.ts';
import { codeName, treeLines } from '../frame-tree.ts';
import classes from './code.module.css';
import type { AnswersView } from './use-answer-pages.ts';

interface AnswerFiltersProps {
  readonly view: AnswersView;
  readonly search: string;
  readonly codes: readonly Code[];
  /** Answers that were given to the reader. */
  readonly own: number;
  /** The answer that others can be compared with. */
  readonly atHand: string | undefined;
  readonly input: Ref<InputRef>;
  onSearch(search: string): void;
  onView(change: Partial<AnswersView>): void;
  onRenew(): void;
  onLeave(): void;
}

const LONGEST_SEARCH = 200;

/** Which answers are shown, and in which order. */
export function AnswerFilters(props: AnswerFiltersProps) {
  const { view, search, codes, own, atHand, input, onSearch, onView, onRenew, onLeave } = props;
  const t = useTexts(codePartTexts);
  return (
    <div className={classes.filters}>
      <Select
        aria-label={t.lists.label}
        value={view.list}
        options={codingLists.map(value => ({ value, label: t.lists[value] }))}
        onChange={list => onView({ list })}
      />
      <Select
        aria-label={t.byCode}
        className={classes.byCode!}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t.anyCode}
        value={view.code ?? null}
        options={treeLines(codes).map(({ code, level }) => ({
          value: code.code,
          label: `${'　'.repeat(level - 1)}${codeName(code)}`,
        }))}
        onChange={(code: number | null | undefined) => onView({ code: code ?? undefined })}
      />
      <Select
        aria-label={t.sorts.label}
        value={view.sort}
        options={codingOrders.map(value => ({
          value,
          label: t.sorts[value],
          disabled: value === 'similar' && atHand === undefined,
        }))}
        onChange={sort => onView({ sort, similarTo: sort === 'similar' ? atHand : undefined })}
      />
      <Input.Search
        ref={input}
        className={classes.search!}
        allowClear
        aria-label={t.search}
        placeholder={t.search}
        maxLength={LONGEST_SEARCH}
        value={search}
        onChange={event => onSearch(event.target.value)}
        onSearch={onLeave}
        onKeyDown={event => event.key === 'Escape' && onLeave()}
      />
      {(own > 0 || view.isOwnPortion) && (
        <Checkbox
          checked={view.isOwnPortion ?? false}
          onChange={event => onView({ isOwnPortion: event.target.checked })}
        >
          {t.ownPortion({ count: own })}
        </Checkbox>
      )}
      <Button onClick={onRenew}>{t.renew}</Button>
    </div>
  );
}
