import { LONGEST_WISH } from '@wenshu/api-contract';
import { revisionTexts } from '@wenshu/texts/design/drafting/revision';
import { ActionButton } from '@wenshu/ui';
import { Button, Drawer, Input, type InputRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../../../../app/forms/field.tsx';
import { HelpedNote } from '../../../../app/helper/helped-note.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { closeTool } from '../state/tools-store.ts';
import { acceptRevision, isStillRight } from './accept-revision.ts';
import classes from './revision.module.css';
import { RevisionParts, RevisionRest } from './revision-parts.tsx';
import { type AskedWish, type ProposedRevision, useRevision } from './use-revision.ts';

/** A wish in words, what it would change, and whether it shall. Beside the canvas: what was accepted is seen there at once. */
export default function RevisionDrawer() {
  const t = useTexts(revisionTexts);
  const editor = useEditor();
  const isNarrow = useIsNarrow();
  const field = useRef<InputRef>(null);
  const [wish, setWish] = useState('');
  const [asked, setAsked] = useState<AskedWish>();
  const [done, setDone] = useState<readonly string[]>([]);
  const { query, again } = useRevision(editor, asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = wish.trim();
    if (words !== '') setAsked({ wish: words, turn: (asked?.turn ?? 0) + 1 });
  };
  const leave = () => {
    setAsked(undefined);
    // The button that was pressed goes with what it was about.
    field.current?.focus();
  };
  const accept = (proposed: ProposedRevision) => {
    if (!acceptRevision(editor, proposed)) {
      notify.error(t.changed);
      return void again();
    }
    editor.announce(t.accepted);
    notify.success(t.accepted);
    setDone([...done, asked?.wish ?? '']);
    setWish('');
    leave();
  };
  return (
    <Drawer open title={t.title} size={420} mask={isNarrow} onClose={closeTool}>
      <p className={classes.intro}>{t.intro}</p>
      {done.length > 0 && (
        <ul className={classes.done} aria-label={t.done}>
          {done.map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was accepted stays in its place; two may be the same
            <li key={index}>✓ {words}</li>
          ))}
        </ul>
      )}
      <form className={classes.form} onSubmit={submit}>
        <Field label={t.wish} hint={t.hint}>
          {control => (
            <Input
              {...control}
              ref={field}
              autoFocus
              value={wish}
              maxLength={LONGEST_WISH}
              onChange={event => setWish(event.target.value)}
            />
          )}
        </Field>
        <ActionButton type="submit" aria-disabled={wish.trim() === '' || query.isFetching}>
          {t.send}
        </ActionButton>
      </form>
      {asked && (
        <div role="status">
          {query.isFetching && (
            <p className={classes.told}>
              {t.asking}{' '}
              <Button size="small" onClick={leave}>
                {t.stop}
              </Button>
            </p>
          )}
          {query.isError && !query.isFetching && (
            <p className={classes.told}>
              {t.failed}{' '}
              <Button size="small" onClick={() => void again()}>
                {t.retry}
              </Button>
            </p>
          )}
          {query.data && !query.isFetching && (
            <Proposed proposed={query.data} onAccept={accept} onLeave={leave} onAgain={again} />
          )}
        </div>
      )}
    </Drawer>
  );
}

interface ProposedProps {
  readonly proposed: ProposedRevision;
  onAccept(proposed: ProposedRevision): void;
  onLeave(): void;
  onAgain(): unknown;
}

function Proposed({ proposed, onAccept, onLeave, onAgain }: ProposedProps) {
  const t = useTexts(revisionTexts);
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const { revision } = proposed;
  const { parts, helped } = revision;
  if (!isStillRight(editor, proposed))
    return (
      <p className={classes.told}>
        {t.changed}{' '}
        <Button size="small" onClick={() => void onAgain()}>
          {t.again}
        </Button>
      </p>
    );
  const isTranslated = Object.keys(document.languages).length > 0;
  return (
    <section aria-label={t.proposed}>
      {parts.length > 0 && (
        <>
          <h2 className={classes.small}>
            {t.proposed} <span className={classes.count}>{t.count({ count: parts.length })}</span>
          </h2>
          <RevisionParts parts={parts} />
        </>
      )}
      <RevisionRest told={revision.told} refused={revision.refused} parts={parts} />
      {isTranslated && parts.some(({ does }) => does === 'adds') && <p className={classes.told}>{t.translate}</p>}
      {parts.length > 0 && (
        <p className={classes.buttons}>
          <ActionButton onClick={() => onAccept(proposed)}>{t.accept}</ActionButton>
          <ActionButton kind="quiet" onClick={onLeave}>
            {t.leave}
          </ActionButton>
        </p>
      )}
      <HelpedNote helped={helped} scrollId={editor.scrollId} onAgain={onAgain} />
    </section>
  );
}
