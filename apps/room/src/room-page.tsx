import type { RoomSnapshot } from '@wenshu/symposium';
import { RoomFailure } from '@wenshu/symposium';
import { roomTexts } from '@wenshu/texts/talks/room';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { post } from './calls.ts';
import { Consent } from './consent.tsx';
import { keep, readKept } from './device.ts';
import { InsideRoom } from './inside-room.tsx';
import { RoomContext, type RoomLanguage, type RoomWords, sayTime, type Target } from './room-context.ts';
import { openSession, type RoomSession } from './room-session.ts';

const LANGUAGE_KEY = 'wenshu.room.language';

/** From the address to the room: what stands before it, and what comes after. */
export function RoomPage({ code }: { readonly code: string | undefined }) {
  const [chosen, setChosen] = useState(chosenLanguage);
  const [snapshot, setSnapshot] = useState<RoomSnapshot>();
  const [session, setSession] = useState<RoomSession>();
  const language: RoomLanguage = chosen ?? snapshot?.entered?.language ?? ofBrowser();
  const spoken = useRef(language);
  spoken.current = language;
  useEffect(() => {
    if (!code) return;
    const opened = openSession({
      code,
      language: () => spoken.current,
      onChange: setSnapshot,
    });
    setSession(opened);
    return () => opened.close();
  }, [code]);
  const t = roomTexts[language];
  const title = snapshot?.entered?.title;
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = title ? `${title} · ${t.page}` : t.page;
  }, [language, title, t]);
  const choose = () => {
    const next = language === 'zh' ? 'en' : 'zh';
    keep(LANGUAGE_KEY, next);
    setChosen(next);
  };
  const other = (
    <button type="button" className="quiet" lang={language === 'zh' ? 'en' : 'zh-CN'} onClick={choose}>
      {t.otherLanguage}
    </button>
  );
  if (!code) return <Notice title={t.noCode.title} text={t.noCode.text} other={other} />;
  if (!session || !snapshot || (!snapshot.entered && snapshot.connection !== 'shut'))
    return <Notice title={snapshot?.connection === 'lost' ? t.waiting.lost : t.loading} text="" other={other} isBusy />;
  if (snapshot.connection === 'shut') return <Notice title={t.shut.title} text={t.shut.text} other={other} />;
  if (snapshot.connection === 'over') return <Notice title={t.over.title} text={t.over.text} other={other} />;
  return <Entered code={code} language={language} t={t} session={session} snapshot={snapshot} other={other} />;
}

interface EnteredProps {
  readonly code: string;
  readonly language: RoomLanguage;
  readonly t: RoomWords;
  readonly session: RoomSession;
  readonly snapshot: RoomSnapshot;
  readonly other: ReactNode;
}

function Entered({ code, language, t, session, snapshot, other }: EnteredProps) {
  const [target, aim] = useState<Target>({});
  const [trouble, setTrouble] = useState('');
  const { room, pageId, hearSignals } = session;
  const act = useMemo(
    () => async (name: string, body: object) => {
      try {
        await post(name, language, { code, ...body });
        setTrouble('');
        return true;
      } catch (error) {
        if (!(error instanceof RoomFailure)) throw error;
        setTrouble(error.message || t.talk.failed);
        return false;
      }
    },
    [code, language, t],
  );
  const { entered, me } = snapshot;
  if (!entered || !me) return null;
  if (entered.consent)
    return (
      <Consent
        code={code}
        language={language}
        t={t}
        entered={entered}
        other={other}
        consent={entered.consent}
        onDone={() => room.refresh()}
      />
    );
  if (!entered.isAdmitted) {
    const time = sayTime(entered.beginsAt, language, entered.timeZone, true);
    const isAhead = entered.beginsAt > Date.now() + snapshot.aheadMs;
    return (
      <Notice title={t.waiting.title} text={t.waiting.soon} other={other} room={entered.title}>
        {isAhead && <p>{t.waiting.before({ time: t.when({ time, zone: entered.timeZone }) })}</p>}
        {entered.welcome && <p className="welcome">{entered.welcome}</p>}
        {snapshot.connection === 'lost' && (
          <p className="trouble" role="status">
            {t.waiting.lost}
          </p>
        )}
      </Notice>
    );
  }
  return (
    <RoomContext.Provider
      value={{ code, pageId, hearSignals, language, t, room, snapshot, entered, me, act, target, aim }}
    >
      <InsideRoom other={other} trouble={trouble} onTroubleSeen={() => setTrouble('')} />
    </RoomContext.Provider>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly other: ReactNode;
  readonly room?: string;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** A page of a few words. */
function Notice({ title, text, other, room, isBusy, children }: NoticeProps) {
  return (
    <main className="notice-page" aria-busy={isBusy}>
      <div className="notice-top">{other}</div>
      <div className="card" role="status">
        {room && <p className="room-name">{room}</p>}
        <h1>{title}</h1>
        {children}
        {text && <p>{text}</p>}
      </div>
    </main>
  );
}

function chosenLanguage(): RoomLanguage | undefined {
  const [, asked] = /[?&]lang=(zh|en)\b/.exec(window.location.search) ?? [];
  const kept = asked ?? readKept(LANGUAGE_KEY);
  return kept === 'zh' || kept === 'en' ? kept : undefined;
}

function ofBrowser(): RoomLanguage {
  return /^zh/i.test(navigator.language) ? 'zh' : 'en';
}
