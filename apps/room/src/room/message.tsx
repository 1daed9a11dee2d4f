import { reactionSigns } from '@wenshu/api-contract/room-events';
import type { SeenMessage } from '@wenshu/symposium';
import { useId, useRef, useState } from 'react';
import { sayTime, useRoom, whyQuiet } from '../room-context.ts';
import { findMessage } from './find-message.ts';
import { pictureAddress } from './picture-address.ts';

const EDIT_MS = 10 * 60_000;

/** Something said, with what can be done about it. */
export function Message({ message }: { readonly message: SeenMessage }) {
  const inRoom = useRoom();
  const { me, t, language, entered, snapshot, code, room } = inRoom;
  const { by, place, sending } = message;
  const isMine = by.seatId === me.seatId;
  const to = findMessage(snapshot.view.items, message.replyTo);
  const [isOpen, setIsOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const alone =
    place.kind === 'alone'
      ? me.audience === 'participant'
        ? t.talk.private
        : t.talk.privateTo({ name: nameOf(snapshot.seats, place.seatId, by) })
      : '';
  const mayAct = sending === null && message.removed === null && me.audience !== 'observer' && !whyQuiet(inRoom);
  const classes = ['message', isMine && 'is-mine', alone && 'is-alone', by.audience === 'moderator' && 'is-moderator'];
  return (
    <article className={classes.filter(Boolean).join(' ')} id={`message-${message.messageId}`}>
      <p className="message-head">
        <b>{by.name}</b>
        {isMine && <span className="tag">{t.talk.mine}</span>}
        {by.audience === 'moderator' && <span className="tag">{t.talk.moderator}</span>}
        <time dateTime={new Date(message.at).toISOString()}>
          {sayTime(message.at, language, entered.timeZone, entered.kind === 'board')}
        </time>
        {alone && <span className="tag is-alone">{alone}</span>}
      </p>
      {to && <p className="quoted">{`${to.by.name}: ${to.text}`}</p>}
      {message.removed ? (
        <p className="soft">{message.removed === 'by-author' ? t.talk.removedByAuthor : t.talk.removedByModerator}</p>
      ) : isEditing ? (
        <EditMessage message={message} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          {message.text && (
            <p className="said" dir="auto">
              {message.text}
              {message.isEdited && <span className="soft"> ({t.talk.edited})</span>}
            </p>
          )}
          {message.pictureId && (
            <button
              type="button"
              className={isLarge ? 'picture is-large' : 'picture'}
              onClick={() => setIsLarge(!isLarge)}
            >
              <img
                src={pictureAddress(code, message.pictureId)}
                alt={t.talk.picture({ name: by.name })}
                loading="lazy"
              />
            </button>
          )}
        </>
      )}
      {message.isHeld && isMine && sending === null && <p className="soft">{t.talk.held}</p>}
      {sending === 'waiting' && <p className="soft">{t.talk.sending}</p>}
      {sending !== null && sending !== 'waiting' && (
        <p className="trouble" role="alert">
          {t.talk.refused}
          {sending.refused && ` · ${sending.refused}`}{' '}
          <button type="button" className="link" onClick={() => room.retry(message.messageId)}>
            {t.talk.retry}
          </button>{' '}
          <button type="button" className="link" onClick={() => room.discard(message.messageId)}>
            {t.talk.discard}
          </button>
        </p>
      )}
      <div className="message-foot">
        {message.reactions.map(({ sign, seatIds }) => (
          <ReactionChip key={sign} message={message} sign={sign} seatIds={seatIds} mayAct={mayAct} />
        ))}
        {mayAct && !isEditing && (
          <button
            type="button"
            className="quiet more"
            aria-label={t.talk.more}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            ⋯
          </button>
        )}
      </div>
      {isOpen && mayAct && !isEditing && (
        <Actions message={message} isMine={isMine} onEdit={() => setIsEditing(true)} onClose={() => setIsOpen(false)} />
      )}
    </article>
  );
}

function nameOf(
  seats: readonly { readonly seatId: string; readonly name: string }[],
  seatId: string,
  by: SeenMessage['by'],
): string {
  return seats.find(seat => seat.seatId === seatId)?.name ?? by.name;
}

interface ReactionChipProps {
  readonly message: SeenMessage;
  readonly sign: (typeof reactionSigns)[number];
  readonly seatIds: readonly string[];
  readonly mayAct: boolean;
}

function ReactionChip({ message, sign, seatIds, mayAct }: ReactionChipProps) {
  const { me, act, t } = useRoom();
  const isOn = seatIds.includes(me.seatId);
  return (
    <button
      type="button"
      className={isOn ? 'chip is-on' : 'chip'}
      aria-pressed={isOn}
      disabled={!mayAct}
      aria-label={t.talk.reacted({ sign, count: seatIds.length })}
      onClick={() => void act('react', { messageId: message.messageId, sign: isOn ? null : sign })}
    >
      {sign} {seatIds.length}
    </button>
  );
}

interface ActionsProps {
  readonly message: SeenMessage;
  readonly isMine: boolean;
  onEdit(): void;
  onClose(): void;
}

function Actions({ message, isMine, onEdit, onClose }: ActionsProps) {
  const { me, t, act, aim, snapshot } = useRoom();
  const [isSure, setIsSure] = useState(false);
  const mayEdit = isMine && Date.now() + snapshot.aheadMs - message.at < EDIT_MS;
  const mayRemove = isMine || me.audience === 'moderator';
  const done = (work: () => unknown) => () => {
    work();
    onClose();
  };
  if (isSure)
    return (
      <p className="actions" role="alert">
        {t.talk.removeSure}
        <button
          type="button"
          className="quiet is-danger"
          onClick={done(() => void act('removeMessage', { messageId: message.messageId }))}
        >
          {t.talk.yes}
        </button>
        <button type="button" className="quiet" onClick={() => setIsSure(false)}>
          {t.talk.no}
        </button>
      </p>
    );
  return (
    <div className="actions">
      {message.place.kind === 'stage' && !message.isHeld && (
        <button type="button" className="quiet" onClick={done(() => aim({ replyTo: message }))}>
          {t.talk.reply}
        </button>
      )}
      {reactionSigns.map(sign => (
        <button
          type="button"
          key={sign}
          className="quiet"
          aria-label={`${t.talk.react} ${sign}`}
          onClick={done(() => void act('react', { messageId: message.messageId, sign }))}
        >
          {sign}
        </button>
      ))}
      {mayEdit && (
        <button type="button" className="quiet" onClick={onEdit}>
          {t.talk.edit}
        </button>
      )}
      {mayRemove && (
        <button type="button" className="quiet" onClick={() => setIsSure(true)}>
          {t.talk.remove}
        </button>
      )}
    </div>
  );
}

function EditMessage({ message, onDone }: { readonly message: SeenMessage; onDone(): void }) {
  const { t, act } = useRoom();
  const [text, setText] = useState(message.text);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = async () => {
    if (text.trim() === message.text || text.trim() === '') return onDone();
    if (await act('editMessage', { messageId: message.messageId, text: text.trim() })) onDone();
  };
  return (
    <div className="edit">
      <label className="visually-hidden" htmlFor={id}>
        {t.talk.edit}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        maxLength={4_000}
        rows={3}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && onDone()}
      />
      <button type="button" className="quiet is-on" onClick={() => void save()}>
        {t.talk.save}
      </button>
      <button type="button" className="quiet" onClick={onDone}>
        {t.talk.cancel}
      </button>
    </div>
  );
}
