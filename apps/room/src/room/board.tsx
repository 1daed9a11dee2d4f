import type { GuideSection } from '@wenshu/api-contract';
import type { RoomItem, SeenMessage, SeenPrompt } from '@wenshu/symposium';
import { useMemo } from 'react';
import { type InRoom, sayTime, useRoom } from '../room-context.ts';
import { Announcer } from './announcer.tsx';
import { Message } from './message.tsx';
import { hasAnswered, PromptCard } from './prompt-card.tsx';

/** A board: its sections by date, each question a thread with what was answered, and above it what is still to do. */
export function Board() {
  const inRoom = useRoom();
  const { snapshot, entered, me, t, room } = inRoom;
  const { items } = snapshot.view;
  const seen = useMemo(() => items.filter(({ place }) => place.kind === 'stage' || place.kind === 'alone'), [items]);
  const prompts = seen.filter(isPrompt);
  const loose = seen.filter(item => !isPrompt(item) && !prompts.some(({ promptId }) => promptId === item.promptId));
  const known = new Set(entered.sections.map(({ sectionId }) => sectionId));
  const elsewhere = prompts.filter(({ sectionId }) => sectionId === null || !known.has(sectionId));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it only when it can be reached.
    <section className="talk-list board" tabIndex={0} aria-label={t.talk.label}>
      {me.audience === 'participant' && <ToDo prompts={prompts} inRoom={inRoom} />}
      {snapshot.hasEarlier && (
        <button type="button" className="quiet earlier" onClick={() => void room.earlier().catch(() => {})}>
          {t.talk.earlier}
        </button>
      )}
      {entered.sections.map(section => (
        <BoardSection
          key={section.sectionId}
          section={section}
          prompts={prompts.filter(({ sectionId }) => sectionId === section.sectionId)}
          items={seen}
        />
      ))}
      {(elsewhere.length > 0 || loose.length > 0) && (
        <section className="board-section">
          {known.size > 0 && <h2>{t.board.other}</h2>}
          {elsewhere.map(prompt => (
            <Thread key={prompt.promptId} prompt={prompt} items={seen} />
          ))}
          {loose.map(item => !isPrompt(item) && <Message key={item.messageId} message={item} />)}
        </section>
      )}
      {seen.length === 0 && known.size === 0 && <p className="empty">{t.talk.empty[me.audience]}</p>}
      <Announcer items={seen} />
    </section>
  );
}

const isPrompt = (item: RoomItem): item is SeenPrompt => item.kind === 'prompt';

function ToDo({ prompts, inRoom }: { readonly prompts: readonly SeenPrompt[]; readonly inRoom: InRoom }) {
  const { t } = inRoom;
  const left = prompts.filter(prompt => !hasAnswered(inRoom, prompt));
  if (prompts.length === 0) return null;
  return (
    <section className="todo">
      <h2>{t.board.todo}</h2>
      <p>{left.length > 0 ? t.board.todoCount({ count: left.length }) : t.board.allDone}</p>
      <ul>
        {left.map(({ promptId, text }) => (
          <li key={promptId}>
            <a href={`#prompt-${promptId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BoardSectionProps {
  readonly section: GuideSection;
  readonly prompts: readonly SeenPrompt[];
  readonly items: readonly RoomItem[];
}

function BoardSection({ section, prompts, items }: BoardSectionProps) {
  const { t, language, entered, snapshot } = useRoom();
  const now = Date.now() + snapshot.aheadMs;
  const say = (at: number) => sayTime(at, language, entered.timeZone, true);
  const isEarly = section.opensAt !== null && section.opensAt > now;
  const when = isEarly
    ? t.board.opens({ time: say(section.opensAt) })
    : section.closesAt === null
      ? ''
      : section.closesAt < now
        ? t.board.closed({ time: say(section.closesAt) })
        : t.board.open({ time: say(section.closesAt) });
  return (
    <section className={isEarly ? 'board-section is-early' : 'board-section'}>
      <h2>
        {section.title || t.board.unopened} {when && <span className="soft">{when}</span>}
      </h2>
      {!isEarly && prompts.length === 0 && <p className="soft">{t.board.noPrompts}</p>}
      {prompts.map(prompt => (
        <Thread key={prompt.promptId} prompt={prompt} items={items} />
      ))}
    </section>
  );
}

function Thread({ prompt, items }: { readonly prompt: SeenPrompt; readonly items: readonly RoomItem[] }) {
  const { t } = useRoom();
  const replies = items.filter(
    (item): item is SeenMessage => item.kind === 'message' && item.promptId === prompt.promptId,
  );
  return (
    <div className="thread">
      <PromptCard prompt={prompt} />
      {replies.length > 0 && <p className="soft">{t.board.replies({ count: replies.length })}</p>}
      <div className="replies">
        {replies.map(message => (
          <Message key={message.messageId} message={message} />
        ))}
      </div>
    </div>
  );
}
