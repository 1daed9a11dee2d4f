import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { useMayEdit, useTurns } from '../open/desk-context.ts';
import { TurnRow } from './turn-row.tsx';
import { useAddTurn } from './use-add-turn.ts';
import { VirtualTurns } from './virtual-turns.tsx';

const LINE_LETTERS = 60;

/** All turns of a transcript. */
export function TurnList() {
  const t = useTexts(transcriptDeskTexts).list;
  const turns = useTurns();
  const mayEdit = useMayEdit();
  const add = useAddTurn();
  if (turns.length === 0)
    return (
      <EmptyState
        title={t.empty}
        text={t.emptyText}
        actions={mayEdit && <ActionButton onClick={() => add()}>{t.add}</ActionButton>}
      />
    );
  return (
    <VirtualTurns turns={turns} label={t.label} lineLetters={LINE_LETTERS}>
      {(turn, at) => {
        const before = turns[at - 1]?.part ?? '';
        return <TurnRow turn={turn} number={at + 1} heading={turn.part === before ? '' : turn.part} />;
      }}
    </VirtualTurns>
  );
}
