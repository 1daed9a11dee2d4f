import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { type Turn, transcriptChanges } from '@wenshu/transcripts';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LightMenu } from '../../../design/document/parts/light-menu.tsx';
import { turnsOf, useDesk, useMake } from '../open/desk-context.ts';
import { NewPersonDialog } from '../people/new-person-dialog.tsx';
import { ChangeAllDialog } from './change-all-dialog.tsx';
import classes from './turns.module.css';

/** Who speaks: for this turn at once, for all of that speaker by a box. */
export function SpeakerMenu({ turn, name }: { readonly turn: Turn; readonly name: string }) {
  const t = useTexts(transcriptDeskTexts).turn;
  const { scrollId, people, work } = useDesk();
  const make = useMake();
  const [open, setOpen] = useState<'all' | 'new'>();
  const put = (no: number | null) =>
    make(({ turns }) => (turns[turn.id] ? transcriptChanges.speaker([turn.id], no) : []));
  const items = () => {
    const count = turnsOf(work.store.getState().document).filter(({ speaker }) => speaker === turn.speaker).length;
    return [
      ...people.map(one => ({ key: String(one.no), label: one.name, onClick: () => put(one.no) })),
      { key: 'none', label: t.noSpeaker, onClick: () => put(null) },
      { type: 'divider' as const },
      { key: 'new', label: t.newPerson, onClick: () => setOpen('new') },
      { key: 'all', label: t.allOf({ name, count }), onClick: () => setOpen('all') },
    ];
  };
  return (
    <>
      <LightMenu label={t.speaker({ name })} className={classes.speaker} items={items}>
        {name}
      </LightMenu>
      {open === 'all' && <ChangeAllDialog from={turn.speaker} name={name} onClose={() => setOpen(undefined)} />}
      {open === 'new' && (
        <NewPersonDialog scrollId={scrollId} onMade={no => put(no)} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
