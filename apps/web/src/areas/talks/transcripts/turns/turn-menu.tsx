import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { type Turn, transcriptChanges } from '@wenshu/transcripts';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LightMenu } from '../../../design/document/parts/light-menu.tsx';
import { turnsOf, useDesk, useMake } from '../open/desk-context.ts';
import { SectionDialog } from './section-dialog.tsx';
import { TimesDialog } from './times-dialog.tsx';
import { useAddTurn } from './use-add-turn.ts';
import { useRemoveTurns } from './use-remove-turns.ts';

/** What can be done with a turn. */
export function TurnMenu({ turn, number }: { readonly turn: Turn; readonly number: number }) {
  const t = useTexts(transcriptDeskTexts).turn;
  const { work } = useDesk();
  const make = useMake();
  const add = useAddTurn();
  const remove = useRemoveTurns();
  const [open, setOpen] = useState<'section' | 'times'>();
  const close = () => setOpen(undefined);
  const merge = () =>
    make(transcript => {
      const turns = turnsOf(transcript);
      const at = turns.findIndex(({ id }) => id === turn.id);
      return at > 0 ? transcriptChanges.merge(turns.slice(at - 1, at + 1)) : [];
    });
  return (
    <>
      <LightMenu
        label={t.menu({ number })}
        items={() => [
          { key: 'section', label: t.section, onClick: () => setOpen('section') },
          { key: 'times', label: t.times, onClick: () => setOpen('times') },
          { key: 'merge', label: t.mergeBefore, disabled: number === 1, onClick: merge },
          { key: 'add', label: t.addAfter, onClick: () => add(turn) },
          { type: 'divider' },
          { key: 'remove', label: t.remove, danger: true, onClick: () => remove([turn.id]) },
        ]}
      />
      {open === 'section' && (
        <SectionDialog
          part={turn.part}
          ids={() => sectionFrom(turnsOf(work.store.getState().document), turn.id)}
          onClose={close}
        />
      )}
      {open === 'times' && <TimesDialog turn={turn} onClose={close} />}
    </>
  );
}

/** From a turn to before the next section. */
function sectionFrom(turns: readonly Turn[], id: string): string[] {
  const first = turns.findIndex(one => one.id === id);
  const behind = turns.slice(Math.max(0, first));
  const next = behind.findIndex(({ part }) => part !== behind[0]?.part);
  return (next < 0 ? behind : behind.slice(0, next)).map(one => one.id);
}
