import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from '../../records/many/batch-words.ts';
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
  const pressedOf = (code: number) => {
    const count = given.get(code) ?? 0;
    if (count === 0) return false;
    return count < answerCount ? 'mixed' : true;
  };
  return (
    <ul className={classes.tree} aria-label={t.codes}>
      {lines.map(({ code, level }) => {
        const name = codeName(code);
        const count = countOf(code.code);
        return (
          <li
            key={code.code}
            style={{ paddingInlineStart: `${(level - 1) * 16}px` }}
            data-active={code.code === active || undefined}
          >
            <button
              type="button"
              className={classes.code}
              aria-pressed={pressedOf(code.code)}
              aria-label={t.codeLabel({ name, count })}
              aria-keyshortcuts={code.key || undefined}
              disabled={answerCount === 0 || (code.isRetired && pressedOf(code.code) === false)}
              title={code.definition}
              // The words that are selected stay so.
              onMouseDown={event => event.preventDefault()}
              onClick={() => onGive(code.code)}
            >
              <span className={classes.dot} style={{ background: colourOf(codes, code.code) }} aria-hidden="true" />
              <span className={classes.codeName}>{name}</span>
              {code.isRetired && <small className={classes.faint}>{t.retired}</small>}
              {code.key !== '' && !code.isRetired && <kbd>{code.key.toUpperCase()}</kbd>}
              <span className={classes.count}>{count === undefined ? '…' : numberText(count)}</span>
            </button>
            <Dropdown
              trigger={['click']}
              menu={{
                items: [{ key: 'only', label: t.onlyThis }, ...(mayEdit ? [{ key: 'below', label: t.newBelow }] : [])],
                onClick: ({ key }) => (key === 'only' ? onOnly : onBelow)(code.code),
              }}
            >
              <Button size="small" type="text" className={classes.more!} aria-label={t.codeMore({ name })}>
                ⋯
              </Button>
            </Dropdown>
          </li>
        );
      })}
    </ul>
  );
}
