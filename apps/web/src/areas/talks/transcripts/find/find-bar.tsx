import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { type Piece, type Transcript, transcriptChanges } from '@wenshu/transcripts';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useSettled } from '../../../../app/use-settled.ts';
import { turnsOf, useDesk, useMake, useMayEdit, useTurns, useView } from '../open/desk-context.ts';
import { type Hit, seeTurn } from '../open/desk-view.ts';
import { placesOf } from '../turns/lay-turn.ts';
import classes from './find.module.css';

/** Ctrl+F on the page looks here: the browser's own search sees only the turns that are drawn. */
export function FindBar() {
  const { view } = useDesk();
  const isOpen = useView(({ find }) => find !== undefined);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return;
      event.preventDefault();
      view.setState(({ find }) => ({ find: find ?? { text: '', now: undefined } }));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [view]);
  return isOpen && <Finding />;
}

const hitsIn = (transcript: Transcript, text: string): Hit[] =>
  turnsOf(transcript).flatMap(turn => placesOf(turn.text, text).map(place => ({ turnId: turn.id, ...place })));

function Finding() {
  const t = useTexts(transcriptDeskTexts).find;
  const { view, work } = useDesk();
  const make = useMake();
  const mayEdit = useMayEdit();
  const turns = useTurns();
  const selected = useView(state => state.selected);
  const now = useView(({ find }) => find?.now);
  const [written, setWritten] = useState('');
  const [replacement, setReplacement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const text = useSettled(written);
  useEffect(() => {
    field.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when a turn has changed
  const hits = useMemo(() => hitsIn(work.store.getState().document, text), [turns, text]);
  const at = now ? hits.findIndex(hit => hit.turnId === now.turnId && hit.at === now.at) : -1;
  const show = (hit: Hit | undefined) => {
    view.setState({ find: { text, now: hit } });
    if (hit) seeTurn(view, hit.turnId);
  };
  const step = (by: 1 | -1) => {
    if (hits.length > 0) show(hits[(at + by + hits.length) % hits.length] ?? hits[0]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for is another word
  useEffect(() => show(hits[0]), [text]);
  useEffect(() => () => view.setState({ find: undefined }), [view]);
  const inSelected = hits.filter(({ turnId }) => selected.has(turnId));
  const replace = (some: readonly Hit[]) => {
    const byTurn = new Map<string, Piece[]>();
    for (const { turnId, at: from, length } of some) {
      const piece: Piece = { from, to: from + length, now: replacement, why: 'replaced' };
      byTurn.set(turnId, [...(byTurn.get(turnId) ?? []), piece]);
    }
    const isMade = make(({ turns: now }) =>
      [...byTurn].flatMap(([turnId, pieces]) => (now[turnId] ? transcriptChanges.cut(now[turnId], pieces) : [])),
    );
    if (isMade) notify.success(t.replaced({ count: some.length }));
  };
  const replaceOne = () => {
    const hit = hits[at];
    if (!hit) return step(1);
    replace([hit]);
    const left = hitsIn(work.store.getState().document, text);
    const order = new Map(turnsOf(work.store.getState().document).map(({ id }, place) => [id, place]));
    const isBehind = (one: Hit) =>
      order.get(one.turnId)! > order.get(hit.turnId)! ||
      (one.turnId === hit.turnId && one.at >= hit.at + replacement.length);
    return show(left.find(isBehind) ?? left[0]);
  };
  return (
    <search className={classes.bar} aria-label={t.label}>
      <input
        ref={field}
        className={classes.field}
        aria-label={t.sought}
        placeholder={t.sought}
        maxLength={200}
        value={written}
        onChange={event => setWritten(event.target.value)}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') view.setState({ find: undefined });
        }}
      />
      <span role="status" className={classes.soft}>
        {text !== '' && t.found({ at: at + 1, count: hits.length })}
      </span>
      <Button
        size="small"
        icon={<UpOutlined aria-hidden />}
        aria-label={t.previous}
        title={t.previous}
        disabled={hits.length === 0}
        onClick={() => step(-1)}
      />
      <Button
        size="small"
        icon={<DownOutlined aria-hidden />}
        aria-label={t.next}
        title={t.next}
        disabled={hits.length === 0}
        onClick={() => step(1)}
      />
      {mayEdit && (
        <>
          <input
            className={classes.field}
            aria-label={t.replacement}
            placeholder={t.replacement}
            maxLength={200}
            value={replacement}
            onChange={event => setReplacement(event.target.value)}
          />
          <Button size="small" disabled={hits.length === 0} onClick={replaceOne}>
            {t.replace}
          </Button>
          <Button size="small" disabled={hits.length === 0} onClick={() => replace(hits)}>
            {t.replaceAll({ count: hits.length })}
          </Button>
          {inSelected.length > 0 && (
            <Button size="small" onClick={() => replace(inSelected)}>
              {t.replaceSelected({ count: inSelected.length })}
            </Button>
          )}
        </>
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t.close}
        onClick={() => view.setState({ find: undefined })}
      />
    </search>
  );
}
