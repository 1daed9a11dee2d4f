import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { Button, Dropdown } from 'antd';
import { memo, type RefObject, useMemo, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { CodeFigures } from '../code-figures.tsx';
import type { Code } from '../coding-data.ts';
import { codeName, colourOf, type TreeLine } from '../frame-tree.ts';
import classes from './code.module.css';

interface CodeTreeProps {
  readonly codes: readonly Code[];
  readonly lines: readonly TreeLine[];
  countOf(code: number): number | undefined;
  /** How many of the answers at hand have each, and how many those are. */
  readonly given: ReadonlyMap<number, number>;
  readonly answerCount: number;
  /** What Enter would give. */
  readonly active: number | undefined;
  readonly mayEdit: boolean;
  onGive(code: number): void;
  onOnly(code: number): void;
  onBelow(code: number): void;
}

/** The codes as buttons: pressed where the answers at hand have them. */
export function CodeTree(props: CodeTreeProps) {
  const { codes, lines, countOf, given, answerCount, active, mayEdit, onGive, onOnly, onBelow } = props;
  const t = useTexts(codePartTexts);
  const colours = useMemo(() => new Map(codes.map(({ code }) => [code, colourOf(codes, code)])), [codes]);
  const acts = useRef({ onGive, onOnly, onBelow });
  acts.current = { onGive, onOnly, onBelow };
  const pressedOf = (code: number) => {
    const count = given.get(code) ?? 0;
    if (count === 0) return false;
    return count < answerCount ? 'mixed' : true;
  };
  return (
    <ul className={classes.tree} aria-label={t.codes}>
      {lines.map(({ code, level }) => (
        <CodeLine
          key={code.code}
          code={code}
          level={level}
          colour={colours.get(code.code)!}
          count={countOf(code.code)}
          pressed={pressedOf(code.code)}
          isActive={code.code === active}
          hasAnswers={answerCount > 0}
          mayEdit={mayEdit}
          acts={acts}
        />
      ))}
    </ul>
  );
}

interface CodeLineProps {
  readonly code: Code;
  readonly level: number;
  readonly colour: string;
  readonly count: number | undefined;
  readonly pressed: boolean | 'mixed';
  readonly isActive: boolean;
  readonly hasAnswers: boolean;
  readonly mayEdit: boolean;
  /** What it does now: the same object each time, or three hundred lines would be drawn anew at every key. */
  readonly acts: RefObject<Pick<CodeTreeProps, 'onGive' | 'onOnly' | 'onBelow'>>;
}

const CodeLine = memo(function CodeLine(props: CodeLineProps) {
  const { code, level, colour, count, pressed, isActive, hasAnswers, mayEdit, acts } = props;
  const t = useTexts(codePartTexts);
  const name = codeName(code);
  return (
    <li style={{ paddingInlineStart: `${(level - 1) * 16}px` }} data-active={isActive || undefined}>
      <button
        type="button"
        className={classes.code}
        aria-pressed={pressed}
        aria-keyshortcuts={code.key || undefined}
        disabled={!hasAnswers || (code.isRetired && pressed === false)}
        title={code.definition}
        // The words that are selected stay so.
        onMouseDown={event => event.preventDefault()}
        onClick={() => acts.current.onGive(code.code)}
      >
        <span className={classes.dot} style={{ background: colour }} aria-hidden="true" />
        <span className={classes.hidden}>{t.codeLabel({ name, count })}</span>
        <span className={classes.codeName} aria-hidden="true">
          {name}
        </span>
        {code.isRetired && <small className={classes.faint}>{t.retired}</small>}
        <CodeFigures code={code} count={count} />
      </button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [{ key: 'only', label: t.onlyThis }, ...(mayEdit ? [{ key: 'below', label: t.newBelow }] : [])],
          onClick: ({ key }) => acts.current[key === 'only' ? 'onOnly' : 'onBelow'](code.code),
        }}
      >
        <Button size="small" type="text" className={classes.more!} aria-label={t.codeMore({ name })}>
          ⋯
        </Button>
      </Dropdown>
    </li>
  );
});
