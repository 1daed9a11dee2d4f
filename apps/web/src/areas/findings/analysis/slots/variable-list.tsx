import { CloseOutlined } from '@ant-design/icons';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import { canBeBanner, canBeRow } from '../cross/cross-analysis.ts';
import { applyDrop, type Dragged } from '../cross/apply-drop.ts';
import { BandsDialog } from './bands-dialog.tsx';
import { useSetup } from './setup-context.ts';
import { beginSlotDrag, type SlotTarget } from './slot-drag.ts';
import classes from './slots.module.css';

const isDerived = ({ key }: Variable) => key.startsWith('derived:');
const behindAll = (slot: SlotTarget['slot']): SlotTarget => ({ slot, path: undefined, side: 'after' });

/** What can be counted: found by words, dragged into a slot, or put there by a button. One stop for Tab; arrows go through it. */
export function VariableList() {
  const t = useTexts(analysisScreenTexts).variables;
  const { variables } = useSetup();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [banded, setBanded] = useState<Variable>();
  const words = wanted.trim().toLowerCase();
  const offered = [...variables.values()]
    .filter(canBeRow)
    .filter(one => words === '' || variableName(one).toLowerCase().includes(words));
  const groups = [
    { name: t.questions, list: offered.filter(one => one.questionId !== undefined) },
    { name: t.derived, list: offered.filter(isDerived) },
    { name: t.facts, list: offered.filter(one => one.questionId === undefined && !isDerived(one)) },
  ].filter(({ list }) => list.length > 0);
  return (
    <section className={classes.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.partTitle}>
        {t.title}
      </h2>
      <Input
        allowClear
        size="small"
        aria-label={t.find}
        placeholder={t.find}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      <p id={`${id}-help`} className={classes.hidden}>
        {t.help}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go through the buttons in it */}
      <div className={classes.variables} aria-describedby={`${id}-help`} onKeyDown={moveThrough}>
        {groups.map(({ name, list }, group) => (
          <div key={name}>
            {groups.length > 1 && <h3 className={classes.groupTitle}>{name}</h3>}
            <ul className={classes.lines}>
              {list.map((variable, at) => (
                <VariableLine
                  key={variable.key}
                  variable={variable}
                  isFirst={group === 0 && at === 0}
                  onBands={() => setBanded(variable)}
                />
              ))}
            </ul>
          </div>
        ))}
        {groups.length === 0 && <p className={classes.hint}>{t.none}</p>}
      </div>
      {banded && <BandsDialog variable={banded} onClose={() => setBanded(undefined)} />}
    </section>
  );
}

interface VariableLineProps {
  readonly variable: Variable;
  readonly isFirst: boolean;
  onBands(): void;
}

function VariableLine({ variable, isFirst, onBands }: VariableLineProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.variables;
  const { analysis, change, announce } = useSetup();
  const name = variableName(variable);
  const dragged: Dragged = { from: 'list', variable: variable.key };
  const drop = (target: SlotTarget) => {
    change(now => applyDrop(now, dragged, target));
    announce(texts.item.added({ name }));
  };
  const accepts = (slot: SlotTarget['slot']) => slot === 'rows' || canBeBanner(variable);
  const { rows } = analysis.request;
  return (
    <li
      className={classes.variable}
      data-draggable=""
      data-used={rows.some(row => row.variable === variable.key) || undefined}
    >
      <span
        className={classes.variableName}
        title={name}
        onPointerDown={event => beginSlotDrag(event, { label: name, accepts, onDrop: drop })}
      >
        {name}
      </span>
      {isDerived(variable) && (
        <Stop
          isQuiet
          label={t.removeDerived({ name })}
          onPress={() =>
            change(now => {
              const { [variable.key.replace('derived:', '')]: _, ...derived } = now.derived;
              return { ...now, derived };
            })
          }
        >
          <CloseOutlined aria-hidden />
        </Stop>
      )}
      {variable.kept === 'number' && (
        <Stop label={t.bands({ name })} onPress={onBands}>
          {t.bandsShort}
        </Stop>
      )}
      <Stop label={t.toRows({ name })} isFirst={isFirst} onPress={() => drop(behindAll('rows'))}>
        {t.rows}
      </Stop>
      {canBeBanner(variable) && (
        <Stop label={t.toBanner({ name })} onPress={() => drop(behindAll('banner'))}>
          {t.banner}
        </Stop>
      )}
    </li>
  );
}

interface StopProps {
  readonly label: string;
  /** Of all: where Tab comes to. */
  readonly isFirst?: boolean;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

/** A button of a line, which arrows come to. */
function Stop({ label, isFirst = false, isQuiet = false, children, onPress }: StopProps) {
  return (
    <button
      type="button"
      className={isQuiet ? classes.quiet : classes.add}
      tabIndex={isFirst ? 0 : -1}
      data-stop=""
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Up and down from line to line, left and right between the buttons of one. */
function moveThrough(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target;
  if (!(here instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttonsOf = (line: Element | null | undefined) => [
    ...(line?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
  ];
  const line = here.closest('li');
  const own = buttonsOf(line);
  const at = own.indexOf(here);
  const lines = [...event.currentTarget.querySelectorAll('li')];
  const place = line ? lines.indexOf(line) : -1;
  const inLine = (to: number) => {
    // The same button of the next line, counted from the right: not every line has all of them.
    const next = buttonsOf(lines[to]);
    return next.at(at - own.length) ?? next[0];
  };
  const moves: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => inLine(place + 1),
    ArrowUp: () => (place > 0 ? inLine(place - 1) : undefined),
    ArrowRight: () => own[at + 1],
    ArrowLeft: () => own[at - 1],
  };
  const next = at < 0 ? undefined : moves[event.key]?.();
  if (!next) return;
  event.preventDefault();
  here.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
