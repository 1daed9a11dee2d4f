import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptChanges } from '@wenshu/transcripts';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { turnsOf, useDesk, useMake, useTurns, useView } from '../open/desk-context.ts';
import { SectionDialog } from './section-dialog.tsx';
import classes from './turns.module.css';
import { useRemoveTurns } from './use-remove-turns.ts';

/** What can be done with several turns at once. */
export function SelectionBar() {
  const texts = useTexts(transcriptDeskTexts);
  const t = texts.selection;
  const { view, people } = useDesk();
  const make = useMake();
  const remove = useRemoveTurns();
  const turns = useTurns();
  const selected = useView(state => state.selected);
  const [isPutting, setIsPutting] = useState(false);
  const places = turns.flatMap(({ id }, at) => (selected.has(id) ? [at] : []));
  if (places.length === 0) return null;
  const ids = places.map(at => turns[at]!.id);
  const stands = places.at(-1)! - places[0]! === places.length - 1;
  const clear = () => view.setState({ selected: new Set(), anchor: undefined });
  const put = (no: number | null) =>
    make(transcript =>
      transcriptChanges.speaker(
        ids.filter(id => transcript.turns[id]),
        no,
      ),
    );
  const merge = () => {
    if (make(transcript => transcriptChanges.merge(turnsOf(transcript).filter(({ id }) => selected.has(id))))) clear();
  };
  return (
    <section className={classes.selection} aria-label={t.label}>
      <strong role="status">{t.count({ count: places.length })}</strong>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...people.map(({ no, name }) => ({ key: String(no), label: name })),
            { key: '', label: texts.turn.noSpeaker },
          ],
          onClick: ({ key }) => put(key === '' ? null : Number(key)),
        }}
      >
        <Button size="small">{t.speaker}</Button>
      </Dropdown>
      <Button size="small" onClick={() => setIsPutting(true)}>
        {t.section}
      </Button>
      <Button size="small" disabled={!stands || places.length < 2} onClick={merge}>
        {t.merge}
      </Button>
      <Button size="small" danger onClick={() => remove(ids)}>
        {t.remove}
      </Button>
      <Button size="small" type="text" onClick={clear}>
        {t.clear}
      </Button>
      {isPutting && (
        <SectionDialog
          part={turns[places[0]!]!.part}
          isOfSelected
          ids={() => ids}
          onClose={() => setIsPutting(false)}
        />
      )}
    </section>
  );
}
