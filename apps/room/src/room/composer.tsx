import type { StreamName } from '@wenshu/api-contract/room-events';
import type { SeenPrompt } from '@wenshu/symposium';
import { RoomFailure } from '@wenshu/symposium';
import { type KeyboardEvent, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { postPicture } from '../calls.ts';
import { keep, newId, readKept } from '../device.ts';
import { type InRoom, type Target, useRoom } from '../room-context.ts';
import { PictureIcon } from './icons.tsx';
import { pictureAddress } from './picture-address.ts';
import { hasAnswered } from './prompt-card.tsx';

const AskOptions = lazy(() => import('./ask-options.tsx'));

const MOST_LETTERS = 4_000;
const MOST_BYTES = 8 * 1024 * 1024;
const TYPING_MS = 4_000;
const MOST_HEIGHT = 160;

/** Where one says something: to all, as an answer, as a reply, or to one alone. */
export function Composer() {
  const inRoom = useRoom();
  const { code, language, me, t, room, target, aim, act, entered } = inRoom;
  const draftKey = `wenshu.room.draft.${code.slice(0, 8)}`;
  const [text, setText] = useState(() => String(readKept(draftKey) ?? ''));
  const [pictureId, setPictureId] = useState('');
  const [picture, setPicture] = useState<'none' | 'sending' | 'failed'>('none');
  const [leftAside, setLeftAside] = useState<readonly string[]>([]);
  const [asQuestion, setAsQuestion] = useState<{ readonly isHeld: boolean } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isDesk = me.audience === 'moderator';
  const waiting = target.prompt ?? (target.replyTo || target.aloneWith ? undefined : heldOne(inRoom, leftAside));
  const over = text.trim().length - MOST_LETTERS;

  useEffect(() => {
    if (target.prompt || target.replyTo || target.aloneWith) field.current?.focus();
  }, [target]);
  useEffect(() => () => clearTimeout(typing.current), []);
  useLayoutEffect(() => {
    const element = field.current;
    // As high as what is written needs, however it wraps; empty, as high as a line, so that a long hint makes it no higher.
    if (element) element.style.height = text === '' ? '' : 'auto';
    if (element && text !== '') element.style.height = `${Math.min(element.scrollHeight + 2, MOST_HEIGHT)}px`;
  }, [text]);

  const write = (next: string) => {
    setText(next);
    keep(draftKey, next);
    room.setTyping(next !== '');
    clearTimeout(typing.current);
    typing.current = setTimeout(() => room.setTyping(false), TYPING_MS);
  };
  const send = () => {
    const said = text.trim();
    if ((said === '' && pictureId === '') || over > 0 || picture === 'sending') return;
    if (asQuestion && isDesk && said) {
      void ask(said, asQuestion.isHeld);
      return;
    }
    room.say({
      messageId: newId(),
      stream: streamOf(target, waiting, me.seatId),
      text: said,
      ...(pictureId && { pictureId }),
      ...(target.replyTo && { replyTo: target.replyTo.messageId }),
      ...(waiting && { promptId: waiting.promptId }),
    });
    empty();
  };
  const ask = async (said: string, isHeld: boolean) => {
    const { sectionId } = inRoom.snapshot.view;
    const toSeat = target.aloneWith ? { toSeatIds: [target.aloneWith.seatId] } : {};
    const inSection = sectionId && entered.kind === 'live' ? { sectionId } : {};
    if (await act('post', { promptId: newId(), text: said, isHeld, ...inSection, ...toSeat })) {
      setAsQuestion(null);
      empty();
    }
  };
  const empty = () => {
    write('');
    room.setTyping(false);
    setPictureId('');
    // A private line stays: what follows by habit would else be heard by all.
    aim(target.aloneWith ? { aloneWith: target.aloneWith } : {});
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method sends nothing; on a phone it begins a new line.
    const isEnter =
      event.key === 'Enter' && !event.shiftKey && !event.nativeEvent?.isComposing && event.keyCode !== 229;
    if (isEnter && !window.matchMedia('(pointer: coarse)').matches) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape') aim({});
  };
  const addPicture = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setPicture('failed');
    setPicture('sending');
    try {
      setPictureId(await postPicture(code, language, file));
      setPicture('none');
    } catch (error) {
      if (!(error instanceof RoomFailure)) throw error;
      setPicture('failed');
    }
  };

  return (
    <form
      className={target.aloneWith ? 'composer is-alone' : 'composer'}
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <About
        inRoom={inRoom}
        waiting={waiting}
        id="composer-about"
        onLeave={() => setAside(waiting, leftAside, setLeftAside, inRoom)}
      />
      {pictureId && (
        <p className="about">
          <img src={pictureAddress(code, pictureId)} alt="" height={48} />
          <button type="button" className="quiet" onClick={() => setPictureId('')}>
            {t.write.removePicture}
          </button>
        </p>
      )}
      {picture === 'sending' && (
        <p className="soft" role="status">
          {t.write.pictureWait}
        </p>
      )}
      {picture === 'failed' && (
        <p className="trouble" role="alert">
          {t.write.pictureFailed}
        </p>
      )}
      {over > 0 && (
        <p className="trouble" role="alert">
          {t.write.tooLong({ count: over })}
        </p>
      )}
      <div className="composer-row">
        <label className="visually-hidden" htmlFor="composer-text">
          {t.write.label}
        </label>
        <textarea
          id="composer-text"
          ref={field}
          value={text}
          rows={1}
          placeholder={t.write.placeholder}
          aria-describedby="composer-about"
          onChange={event => write(event.target.value)}
          onKeyDown={onKey}
        />
        <label className="quiet picture-button">
          <PictureIcon />
          <span className="visually-hidden">{t.write.picture}</span>
          <input
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg,image/gif,image/webp"
            onChange={event => {
              void addPicture(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <button type="submit" className="main-button is-small">
          {t.write.send}
        </button>
      </div>
      {me.audience === 'participant' && (
        <label className="choice is-small">
          <input
            type="checkbox"
            checked={target.aloneWith !== undefined}
            onChange={event => aim(event.target.checked ? { aloneWith: me } : {})}
          />
          {t.write.toModerator}
        </label>
      )}
      {isDesk && (
        <Suspense fallback={null}>
          <AskOptions asQuestion={asQuestion} onChange={setAsQuestion} />
        </Suspense>
      )}
    </form>
  );
}

/** What was asked of one alone is answered where it was asked. */
function streamOf({ aloneWith }: Target, prompt: SeenPrompt | undefined, ownId: string): StreamName {
  if (aloneWith) return `s${aloneWith.seatId}`;
  if (prompt?.toSeatIds) return `s${prompt.toSeatIds.includes(ownId) ? ownId : (prompt.toSeatIds[0] ?? ownId)}`;
  return 'stage';
}

/** What is asked of everybody and held back is answered first, unless somebody wants to say something else. */
function heldOne(inRoom: InRoom, leftAside: readonly string[]): SeenPrompt | undefined {
  const { me, snapshot, entered } = inRoom;
  if (me.audience !== 'participant' || entered.kind === 'board') return undefined;
  const holding = snapshot.view.items.filter(
    (item): item is SeenPrompt => item.kind === 'prompt' && item.isHeld && !item.isReleased && item.questionId === null,
  );
  const newest = holding[holding.length - 1];
  return newest && !leftAside.includes(newest.promptId) && !hasAnswered(inRoom, newest) ? newest : undefined;
}

function setAside(
  prompt: SeenPrompt | undefined,
  before: readonly string[],
  set: (next: readonly string[]) => void,
  { aim }: InRoom,
): void {
  if (prompt) set([...before, prompt.promptId]);
  aim({});
}

interface AboutProps {
  readonly inRoom: InRoom;
  readonly waiting: SeenPrompt | undefined;
  readonly id: string;
  onLeave(): void;
}

function About({ inRoom: { t, target, aim, me }, waiting, id, onLeave }: AboutProps) {
  if (target.aloneWith)
    return (
      <p className="about is-alone" id={id}>
        {me.audience === 'participant' ? t.write.toModeratorOn : t.talk.privateTo({ name: target.aloneWith.name })}
        <button type="button" className="quiet" onClick={() => aim({})}>
          {t.talk.cancel}
        </button>
      </p>
    );
  if (waiting)
    return (
      <p className="about" id={id}>
        <span className="cut">{t.write.answering({ text: waiting.text })}</span>
        <button type="button" className="quiet" onClick={onLeave}>
          {t.write.stopAnswering}
        </button>
      </p>
    );
  if (target.replyTo)
    return (
      <p className="about" id={id}>
        <span className="cut">{t.write.replying({ name: target.replyTo.by.name, text: target.replyTo.text })}</span>
        <button type="button" className="quiet" onClick={() => aim({})}>
          {t.write.stopReplying}
        </button>
      </p>
    );
  return <span id={id} />;
}
