import { framePartTexts } from '@wenshu/texts/findings/coding/frame';
import { Button, Dropdown } from 'antd';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { CodeFigures } from '../code-figures.tsx';
import type { Code } from '../coding-data.ts';
import { codeName, colourOf, treeLines } from '../frame-tree.ts';
import classes from './frame.module.css';
import { dropOf, type Side, stepOf, type Way } from './moves.ts';

export type CodeAct = 'edit' | 'add' | 'merge' | 'split' | 'retire' | 'remove';

interface FrameLinesProps {
  readonly codes: readonly Code[];
  countOf(code: number): number | undefined;
  readonly mayEdit: boolean;
  onAct(code: Code, act: CodeAct): void;
  onMove(code: Code, move: NonNullable<ReturnType<typeof stepOf>>): void;
}

const ways: readonly Way[] = ['up', 'down', 'in', 'out'];
const wayOfKey: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The tree, moved by drag, by keys or by its menus. */
export function FrameLines({ codes, countOf, mayEdit, onAct, onMove }: FrameLinesProps) {
  const t = useTexts(framePartTexts);
  const [draggedCode, setDragged] = useState<number>();
  const [over, setOver] = useState<{ readonly code: number; readonly side: Side }>();
  const dragged = codes.find(({ code }) => code === draggedCode);
  const step = (code: Code, way: Way) => {
    const move = stepOf(codes, code, way);
    if (move) onMove(code, move);
  };
  const onKey = (event: KeyboardEvent, code: Code) => {
    const way = event.altKey ? wayOfKey[event.key] : undefined;
    if (!way || !mayEdit) return;
    event.preventDefault();
    step(code, way);
  };
  const onDrag = (event: DragEvent, code: Code) => {
    if (!dragged) return;
    const side = sideAt(event);
    if (!dropOf(codes, dragged, code, side)) return setOver(undefined);
    event.preventDefault();
    setOver({ code: code.code, side });
  };
  const drop = (event: DragEvent, code: Code) => {
    event.preventDefault();
    const move = dragged && over && dropOf(codes, dragged, code, over.side);
    if (move) onMove(dragged, move);
    setDragged(undefined);
    setOver(undefined);
  };
  const menuOf = (code: Code) => ({
    items: [
      { key: 'add', label: t.addBelow },
      ...ways.map(way => ({ key: way, label: t.moves[way], disabled: !stepOf(codes, code, way) })),
      { type: 'divider' as const },
      { key: 'merge', label: t.merge, disabled: codes.length < 2 },
      { key: 'split', label: t.split },
      { key: 'retire', label: code.isRetired ? t.bringBack : t.retire },
      { key: 'remove', label: t.remove, danger: true },
    ],
    onClick: ({ key }: { key: string }) => {
      const way = ways.find(one => one === key);
      // The keys are those of the list above.
      if (way) step(code, way);
      else onAct(code, key as CodeAct);
    },
  });
  return (
    <ul className={classes.lines} aria-label={t.tree}>
      {treeLines(codes).map(({ code, level }) => {
        const name = codeName(code);
        const count = countOf(code.code);
        const { zh, en } = code;
        return (
          <li
            key={code.code}
            style={{ marginInlineStart: `${(level - 1) * 24}px` }}
            draggable={mayEdit}
            data-dragged={dragged === code || undefined}
            data-over={over?.code === code.code ? over.side : undefined}
            onDragStart={() => setDragged(code.code)}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onDragOver={event => onDrag(event, code)}
            onDrop={event => drop(event, code)}
          >
            <button
              type="button"
              className={classes.line}
              data-code={code.code}
              disabled={!mayEdit}
              onKeyDown={event => onKey(event, code)}
              onClick={() => onAct(code, 'edit')}
            >
              <span className={classes.dot} style={{ background: colourOf(codes, code.code) }} aria-hidden="true" />
              <span className={classes.hidden}>{`${t.lineLabel({ name, count })}, ${t.level({ level })}`}</span>
              <span className={classes.names} aria-hidden="true">
                <strong>{name}</strong>
                {zh !== '' && en !== '' && <small>{name === zh ? en : zh}</small>}
                {code.definition !== '' && <small className={classes.definition}>{code.definition}</small>}
              </span>
              {code.isRetired && <small className={classes.faint}>{t.retired}</small>}
              <CodeFigures code={code} count={count} />
            </button>
            {mayEdit && (
              <Dropdown trigger={['click']} menu={menuOf(code)}>
                <Button type="text" className={classes.more!} aria-label={t.moreOf({ name })}>
                  ⋯
                </Button>
              </Dropdown>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Which part of a line the pointer is over: its edges are beside it, its middle is within. */
function sideAt({ currentTarget, clientY }: DragEvent): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < 0.3) return 'before';
  return share > 0.7 ? 'after' : 'within';
}
