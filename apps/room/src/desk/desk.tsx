import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useDeskWords } from '../room/desk-words.ts';
import { useRoom } from '../room-context.ts';
import { Backroom } from './backroom.tsx';
import { Guide } from './guide.tsx';
import { People } from './people.tsx';
import { StateBar } from './state-bar.tsx';
import './desk.css';

const tabs = ['talk', 'guide', 'people', 'back'] as const;
type Tab = (typeof tabs)[number];

/** What moderators and observers have besides: columns beside the talk, and one part at a time on a phone. */
export default function Desk({ children }: { readonly children: ReactNode }) {
  const { me, snapshot } = useRoom();
  const d = useDeskWords();
  const [tab, setTab] = useState<Tab>('talk');
  const said = useMemo(() => snapshot.view.items.filter(({ place }) => place.kind === 'back').length, [snapshot]);
  const [seen, setSeen] = useState(said);
  const isInBack = tab === 'back';
  const isWide = useIsWide();
  useEffect(() => {
    if (isInBack || isWide) setSeen(said);
  }, [isInBack, isWide, said]);
  const list = useRef<HTMLDivElement>(null);
  const waiting = snapshot.seats.filter(seat => !seat.isAdmitted && seat.isHere).length;
  const labels: Record<Tab, string> = {
    talk: d.tabs.talk,
    guide: d.tabs.guide,
    people: waiting > 0 ? `${d.tabs.people} (${waiting})` : d.tabs.people,
    back: said > seen ? `${d.tabs.back} (${said - seen})` : d.tabs.back,
  };
  const onKey = (key: string) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    setTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className={`desk shows-${tab}`}>
      {me.audience === 'moderator' ? (
        <StateBar />
      ) : (
        <aside className="unseen" aria-label={d.tabs.back}>
          {d.back.unseen}
        </aside>
      )}
      <div
        className="desk-tabs"
        role="tablist"
        aria-label={d.tabsLabel}
        ref={list}
        onKeyDown={event => onKey(event.key)}
      >
        {tabs.map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            data-tab={one}
            aria-selected={one === tab}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div className="desk-columns">
        <div className="desk-part is-guide">
          <Guide />
        </div>
        <div className="desk-part is-talk">{children}</div>
        <div className="desk-part is-side">
          <div className="is-people">
            <People />
          </div>
          <div className="is-back">
            <Backroom />
          </div>
        </div>
      </div>
    </div>
  );
}

function useIsWide(): boolean {
  const query = '(min-width: 1000px)';
  const [isWide, setIsWide] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const change = () => setIsWide(list.matches);
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, []);
  return isWide;
}
