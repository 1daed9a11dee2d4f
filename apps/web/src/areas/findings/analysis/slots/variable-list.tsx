import { CloseOutlined } from '@ant-design/icons';
import { isDay } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { SearchField } from '../../../../app/search-field.tsx';
import type { Variable } from '../../filter/variable.ts';
import { listedNames, variableName } from '../../filter/variable-names.ts';
import { BandsDialog } from './bands-dialog.tsx';
import { useSetup } from './setup-context.ts';
import { beginSlotDrag, type SlotTarget } from './slot-drag.ts';
import classes from './slots.module.css';

/** A slot that variables go to. */
export interface ListTarget {
  readonly slot: string;
  /** On its button; and the whole of it, for whoever hears it. */
  readonly short: string;
  label(named: { readonly name: string }): string;
  /** Why it cannot stand there, in words. */
  whyNot(variable: Variable): string | undefined;
}

interface VariableListProps {
  readonly targets: readonly ListTarget[];
  /** How it is used without a mouse. */
  readonly help: string;
  /** Besides what can be counted. */
  isOffered?(variable: Variable): boolean;
  isUsed(key: string): boolean;
  onDrop(key: string, target: SlotTarget): void;
}

/** More buttons than these stand below the name: they would leave it no room. */
const MOST_BESIDE = 2;

/** What can be counted, and questions of research, which have analyses of their own. */
const canBeCounted = (variable: Variable) =>
  'solution' in variable || ['code', 'codes', 'number'].includes(variable.kept) || isDay(variable);
const behindAll = (slot: string): SlotTarget => ({ slot, path: undefined, side: 'after' });

/** What can be counted: found by words, dragged into a slot, or put there by a button. One stop for Tab; arrows go through it. */
export function VariableList({ help, isOffered, ...props }: VariableListProps) {
  const t = useTexts(analysisScreenTexts).variables;
  const { variables, analysis } = useSetup();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [banded, setBanded] = useState<Variable>();
  const words = wanted.trim().toLowerCase();
  const offered = [...variables.values()]
    .filter(one => canBeCounted(one) || isOffered?.(one))
    .filter(one => words === '' || variableName(one).toLowerCase().includes(words));
  const groupOf = ({ key, questionId }: Variable) => {
    if (!key.startsWith('derived:')) return questionId === undefined ? 'facts' : 'questions';
    return ownId(key) in analysis.derived ? 'derived' : 'saved';
  };
  const names = listedNames(variables.values());
  const groups = (['questions', 'derived', 'saved', 'facts'] as const)
    .map(name => ({ name, list: offered.filter(one => groupOf(one) === name) }))
    .filter(({ list }) => list.length > 0);
  return (
    <section className={classes.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.partTitle}>
        {t.title}
      </h2>
      <SearchField isSmall label={t.find} value={wanted} onChange={setWanted} />
      <p id={`${id}-help`} className={classes.hidden}>
        {help}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go through the buttons in it */}
      <div className={classes.variables} aria-describedby={`${id}-help`} onKeyDown={moveThrough}>
        {groups.map(({ name, list }, group) => (
          <div key={name}>
            {groups.length > 1 && <h3 className={classes.groupTitle}>{t[name]}</h3>}
            <ul className={classes.lines}>
              {list.map((variable, at) => (
                <VariableLine
                  key={variable.key}
                  {...props}
                  variable={variable}
                  shown={names.get(variable.key) ?? variableName(variable)}
                  isOwn={name === 'derived'}
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

const ownId = (key: string) => key.replace('derived:', '');

interface VariableLineProps extends Omit<VariableListProps, 'help' | 'isOffered'> {
  readonly variable: Variable;
  /** Of its name, what tells it from others. */
  readonly shown: string;
  /** Made by this analysis, and for it alone. */
  readonly isOwn: boolean;
  readonly isFirst: boolean;
  onBands(): void;
}

function VariableLine({ variable, shown, targets, isOwn, isFirst, isUsed, onBands, onDrop }: VariableLineProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.variables;
  const { change, announce } = useSetup();
  const { key } = variable;
  const name = variableName(variable);
  const whyNot = (slot: string) => targets.find(one => one.slot === slot)?.whyNot(variable);
  const drop = (target: SlotTarget) => {
    onDrop(key, target);
    announce(texts.item.added({ name }));
  };
  const fits = targets.some(({ slot }) => whyNot(slot) === undefined);
  return (
    <li
      className={classes.variable}
      data-draggable=""
      data-used={isUsed(key) || undefined}
      data-wraps={targets.length > MOST_BESIDE || undefined}
      data-unfit={(!fits && !isUsed(key)) || undefined}
    >
      <span
        className={classes.variableName}
        title={name}
        onPointerDown={event =>
          beginSlotDrag(event, { label: name, accepts: slot => whyNot(slot) === undefined, onDrop: drop })
        }
      >
        {shown}
      </span>
      {isOwn && (
        <Stop
          isQuiet
          label={t.removeDerived({ name })}
          onPress={() =>
            change(now => {
              const { [ownId(key)]: _, ...derived } = now.derived;
              return { ...now, derived };
            })
          }
        >
          <CloseOutlined aria-hidden />
        </Stop>
      )}
      {(variable.kept === 'number' || isDay(variable)) && (
        <Stop label={t.bands({ name })} onPress={onBands}>
          {t.bandsShort}
        </Stop>
      )}
      {targets.map((target, at) => (
        <Stop
          key={target.slot}
          label={target.label({ name })}
          isFirst={isFirst && at === 0}
          reason={target.whyNot(variable)}
          onPress={() => drop(behindAll(target.slot))}
        >
          {target.short}
        </Stop>
      ))}
    </li>
  );
}

interface StopProps {
  readonly label: string;
  /** Of all: where Tab comes to. */
  readonly isFirst?: boolean;
  readonly isQuiet?: boolean;
  /** Why it cannot be pressed. It is told to whoever tries: what is grey and silent makes people look for a fault. */
  readonly reason?: string | undefined;
  readonly children: ReactNode;
  onPress(): void;
}

/** A button of a line, which arrows come to. */
function Stop({ label, isFirst = false, isQuiet = false, reason, children, onPress }: StopProps) {
  return (
    <button
      type="button"
      className={isQuiet ? classes.quiet : classes.add}
      tabIndex={isFirst ? 0 : -1}
      data-stop=""
      aria-label={label}
      aria-disabled={reason !== undefined || undefined}
      title={reason ?? label}
      onClick={reason === undefined ? onPress : () => notify.info(reason)}
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
