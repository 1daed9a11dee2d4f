import { translationTexts } from '@wenshu/texts/talks/translation';
import type { Turn } from '@wenshu/transcripts';
import { EmptyState } from '@wenshu/ui';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { useTurns, useView } from '../open/desk-context.ts';
import { VirtualTurns } from '../turns/virtual-turns.tsx';
import { isShown, isUnfinished, useTranslating } from './translating-context.ts';
import classes from './translation.module.css';
import { TranslationRow } from './translation-row.tsx';
import { useGoTurns } from './use-translate-turn.ts';

/** Of one side. */
const LINE_LETTERS = 34;

/** The turns that are wanted, each beside its translation; on a phone one at a time. */
export function TranslationList() {
  const t = useTexts(translationTexts).rows;
  const turns = useTurns();
  const { filter, proposals } = useTranslating();
  const inHand = useView(({ writing }) => writing?.turnId);
  const isNarrow = useIsNarrow('phone');
  const numbers = useMemo(() => new Map(turns.map(({ id }, at) => [id, at + 1])), [turns]);
  // What is written in stays where it is, whatever it has become.
  const shown = useMemo(
    () => turns.filter(turn => turn.id === inHand || isShown(turn, filter, proposals)),
    [turns, filter, proposals, inHand],
  );
  if (turns.length === 0) return <EmptyState title={t.empty} text={t.emptyText} />;
  if (shown.length === 0) return <EmptyState title={t.nothing} text={t.nothingText} />;
  return isNarrow ? <OneByOne turns={shown} numbers={numbers} /> : <All turns={shown} numbers={numbers} />;
}

interface ListProps {
  readonly turns: readonly Turn[];
  readonly numbers: ReadonlyMap<string, number>;
}

function All({ turns, numbers }: ListProps) {
  const t = useTexts(translationTexts).rows;
  return (
    <VirtualTurns turns={turns} label={t.label} lineLetters={LINE_LETTERS} isWide>
      {turn => <TranslationRow turn={turn} number={numbers.get(turn.id) ?? 0} />}
    </VirtualTurns>
  );
}

function OneByOne({ turns, numbers }: ListProps) {
  const t = useTexts(translationTexts).rows;
  const inHand = useView(({ writing }) => writing?.turnId);
  const { go } = useGoTurns();
  const first = turns.find(isUnfinished) ?? turns[0];
  const at = turns.findIndex(({ id }) => id === (inHand ?? first?.id));
  const turn = turns[at] ?? first;
  useEffect(() => {
    // The one that is seen is the one in hand.
    if (inHand === undefined && first) go(first.id);
  }, [inHand, first, go]);
  const other = (by: 1 | -1) => turns[at + by];
  return (
    <section className={classes.one} aria-label={t.label}>
      <div className={classes.steps}>
        <Button disabled={!other(-1)} onClick={() => go(other(-1)?.id ?? '')}>
          {t.previous}
        </Button>
        <span>{t.place({ at: at + 1, count: turns.length })}</span>
        <Button disabled={!other(1)} onClick={() => go(other(1)?.id ?? '')}>
          {t.next}
        </Button>
      </div>
      {turn && <TranslationRow key={turn.id} turn={turn} number={numbers.get(turn.id) ?? 0} />}
    </section>
  );
}
