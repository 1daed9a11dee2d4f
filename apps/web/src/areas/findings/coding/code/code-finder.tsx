import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Frame } from '../coding-data.ts';
import { codeName, foundLines, pathName, treeLines } from '../frame-tree.ts';
import classes from './code.module.css';
import { CodeTree } from './code-tree.tsx';
import type { Answer } from './marks.ts';
import { codesOn, type Span } from './marks.ts';

interface CodeFinderProps {
  readonly frame: Frame;
  /** Undefined as long as nobody knows. */
  countOf(code: number): number | undefined;
  /** The answers at hand. */
  readonly answers: readonly Answer[];
  readonly span: Span | undefined;
  /** The code that was given last: a new one may stand below it. */
  readonly last: number | undefined;
  readonly input: Ref<InputRef>;
  onGive(code: number): void;
  onOnly(code: number): void;
  onLast(code: number): void;
  onMake(name: string, parent: number | null): Promise<boolean>;
  /** Done with finding: back to the answers. */
  onLeave(): void;
}

const LONGEST_NAME = 100;

/** The codes, found by letters; what is not found can be made. */
export function CodeFinder(props: CodeFinderProps) {
  const { frame, countOf, answers, span, last, input, onGive, onOnly, onLast, onMake, onLeave } = props;
  const t = useTexts(codePartTexts);
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const { codes, mayEdit } = frame;
  const name = sought.trim();
  // Which are not given any more are shown as long as some answer has them.
  const lines = treeLines(codes).filter(({ code }) => !code.isRetired || (countOf(code.code) ?? 0) > 0);
  const shown = foundLines(lines, sought);
  const letters = name.toLowerCase();
  const hits = name === '' ? [] : shown.filter(({ code }) => `${code.zh}\n${code.en}`.toLowerCase().includes(letters));
  const above = codes.find(({ code }) => code === last);
  const isThere = (parent: number | null) =>
    codes.some(one => one.parent === parent && [one.zh, one.en].some(known => known.toLowerCase() === letters));
  const parents =
    name !== '' && mayEdit ? [null, ...(above ? [above.code] : [])].filter(parent => !isThere(parent)) : [];
  const offers = [
    ...hits.flatMap(({ code }) => (code.isRetired ? [] : [{ code: code.code }])),
    ...parents.map(parent => ({ parent })),
  ];
  const offered = offers[Math.min(at, offers.length - 1)];
  const leave = () => {
    setSought('');
    setAt(0);
    onLeave();
  };
  const make = async (parent: number | null) => {
    if (await onMake(name, parent)) leave();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt(Math.max(0, Math.min(offers.length - 1, at + step)));
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && offered) {
      if ('code' in offered) {
        onGive(offered.code);
        leave();
      } else void make(offered.parent);
    } else return;
    event.preventDefault();
  };
  const given = new Map<number, number>();
  for (const answer of answers) for (const code of codesOn(answer, span)) given.set(code, (given.get(code) ?? 0) + 1);
  return (
    <>
      <Input
        ref={input}
        className={classes.find!}
        allowClear
        aria-label={t.find}
        placeholder={t.find}
        maxLength={LONGEST_NAME}
        value={sought}
        onChange={event => {
          setSought(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <p className={classes.offer} role="status">
        {offered &&
          ('code' in offered ? t.enterGives({ name: pathName(codes, offered.code) }) : t.enterMakes({ name }))}
      </p>
      {codes.length === 0 && <p className={classes.faint}>{mayEdit ? t.noCodes : t.noCodesReadOnly}</p>}
      {name !== '' && hits.length === 0 && codes.length > 0 && <p className={classes.faint}>{t.nothingFound}</p>}
      <CodeTree
        codes={codes}
        lines={shown}
        countOf={countOf}
        given={given}
        answerCount={answers.length}
        active={offered && 'code' in offered ? offered.code : undefined}
        mayEdit={mayEdit}
        onGive={onGive}
        onOnly={onOnly}
        onBelow={onLast}
      />
      {parents.map(parent => (
        <Button
          key={parent}
          block
          type={offered && 'parent' in offered && offered.parent === parent ? 'primary' : 'dashed'}
          className={classes.make!}
          onClick={() => void make(parent)}
        >
          {above && parent !== null ? t.makesBelow({ name, above: codeName(above) }) : t.makes({ name })}
        </Button>
      ))}
    </>
  );
}
