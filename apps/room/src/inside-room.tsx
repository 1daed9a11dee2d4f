import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Clock } from './room/clock.tsx';
import { HandButton } from './room/hand-button.tsx';
import { PeoplePanel } from './room/people-panel.tsx';
import { TalkColumn } from './room/talk-column.tsx';
import { useRoom } from './room-context.ts';

const Desk = lazy(() => import('./desk/desk.tsx'));
const SoundPanel = lazy(() => import('./sound/sound-panel.tsx'));

interface InsideRoomProps {
  readonly other: ReactNode;
  readonly trouble: string;
  onTroubleSeen(): void;
}

/** The room itself: its head, what is said, and around it what the seat's audience has besides. */
export function InsideRoom({ other, trouble, onTroubleSeen }: InsideRoomProps) {
  const { entered, snapshot, me, t } = useRoom();
  const { view, connection } = snapshot;
  const [isShowingPeople, setIsShowingPeople] = useState(false);
  const isDesk = me.audience !== 'participant';
  const section = entered.sections.find(({ sectionId }) => sectionId === view.sectionId);
  const here = snapshot.seats.filter(seat => seat.isHere && seat.isAdmitted && seat.audience !== 'observer').length;
  const column = <TalkColumn />;
  return (
    <div className={isDesk ? 'room is-desk' : 'room'}>
      <header className="room-head">
        <div className="room-title">
          <h1>{entered.title}</h1>
          <p className="soft">
            <span className={`state is-${view.state}`}>{t.states[view.state]}</span>
            {view.isRecording && <span className="recording">{t.recordingOn}</span>}
            {entered.kind === 'live' && section && <span>{t.section({ title: section.title })}</span>}
            {isDesk && <Clock />}
          </p>
        </div>
        <div className="room-tools">
          {me.audience === 'participant' && entered.kind === 'live' && <HandButton />}
          {!isDesk && (
            <button
              type="button"
              className="quiet"
              aria-expanded={isShowingPeople}
              onClick={() => setIsShowingPeople(!isShowingPeople)}
            >
              {t.people.count({ count: here })}
            </button>
          )}
          {other}
        </div>
      </header>
      <Notices trouble={trouble} onTroubleSeen={onTroubleSeen} isLost={connection === 'lost'} />
      {isShowingPeople && !isDesk && <PeoplePanel onClose={() => setIsShowingPeople(false)} />}
      {entered.media && (
        <Suspense fallback={null}>
          <SoundPanel />
        </Suspense>
      )}
      {isDesk ? (
        <Suspense fallback={<p className="soft loading">{t.loading}</p>}>
          <Desk>{column}</Desk>
        </Suspense>
      ) : (
        column
      )}
    </div>
  );
}

interface NoticesProps {
  readonly trouble: string;
  readonly isLost: boolean;
  onTroubleSeen(): void;
}

function Notices({ trouble, isLost, onTroubleSeen }: NoticesProps) {
  const { t } = useRoom();
  const [isBack, setIsBack] = useState(false);
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (isLost) {
      setWasLost(true);
      return;
    }
    if (!wasLost) return;
    setWasLost(false);
    setIsBack(true);
    const timer = setTimeout(() => setIsBack(false), 4_000);
    return () => clearTimeout(timer);
  }, [isLost, wasLost]);
  return (
    <div className="notices">
      <div role="status">
        {isLost && <p className="notice is-trouble">{t.lost}</p>}
        {isBack && !isLost && <p className="notice">{t.back}</p>}
      </div>
      <div role="alert">
        {trouble && (
          <p className="notice is-trouble">
            {trouble}{' '}
            <button type="button" className="link" onClick={onTroubleSeen}>
              {t.noticeOver}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
