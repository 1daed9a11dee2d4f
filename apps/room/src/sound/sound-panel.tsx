import { useEffect, useId, useRef, useState } from 'react';
import { post } from '../calls.ts';
import { useRoom } from '../room-context.ts';
import { type DeviceKind, type KnownDevice, listDevices } from './devices.ts';
import { chosenDevice, OWN, SoundSession, type SoundSnapshot, wantedBefore } from './sound-session.ts';
import { useSoundWords } from './sound-words.ts';
import { Tile } from './tile.tsx';
import './sound.css';

const isAble = () =>
  typeof RTCPeerConnection !== 'undefined' && typeof AudioContext !== 'undefined' && !!navigator.mediaDevices;

/** Sound and picture above the talk. Whoever has none of it takes part in writing, as before. */
export default function SoundPanel() {
  const { code, pageId, language, entered, snapshot, me, hearSignals } = useRoom();
  const t = useSoundWords();
  const [sound, setSound] = useState<SoundSnapshot>();
  const session = useRef<SoundSession | undefined>(undefined);
  const spoken = useRef(language);
  spoken.current = language;
  const titleId = useId();
  useEffect(() => {
    const opened = new SoundSession({
      pageId,
      call: (name, body) => post(name, spoken.current, { code, ...body }),
      onChange: setSound,
    });
    session.current = opened;
    const unhear = hearSignals(signal => opened.hear(signal));
    const wanted = wantedBefore();
    if (wanted && isAble()) void opened.join(wanted === 'picture');
    return () => {
      unhear();
      opened.close();
    };
  }, [code, pageId, hearSignals]);
  const isEnded = snapshot.view.state === 'ended';
  useEffect(() => {
    if (isEnded) session.current?.leave();
    else session.current?.meet(snapshot.seats, me);
  }, [snapshot.seats, me, isEnded]);
  const most = entered.media?.most ?? 0;
  if (isEnded || most === 0) return null;
  const others = snapshot.seats.filter(seat => seat.pageId !== null && seat.seatId !== me.seatId);
  const phase = sound?.phase ?? 'off';
  const join = (withCamera: boolean) => void session.current?.join(withCamera);
  return (
    <section className={phase === 'on' ? 'sound is-on' : 'sound'} aria-labelledby={titleId}>
      <h2 id={titleId} className={phase === 'on' ? 'visually-hidden' : ''}>
        {t.title}
      </h2>
      {phase !== 'on' && (
        <>
          <p className="soft">
            {!isAble() ? t.tooOld : others.length >= most ? t.full({ most }) : t.lead({ count: others.length, most })}
          </p>
          {isAble() && others.length < most && (
            <div className="sound-bar">
              <button type="button" className="quiet" disabled={phase === 'joining'} onClick={() => join(false)}>
                {phase === 'joining' ? t.joining : t.joinSound}
              </button>
              <button type="button" className="quiet" disabled={phase === 'joining'} onClick={() => join(true)}>
                {t.joinPicture}
              </button>
            </div>
          )}
        </>
      )}
      {sound && <Problems sound={sound} isMuted={me.isMuted} />}
      {sound && session.current && phase === 'on' && <InSound sound={sound} session={session.current} />}
    </section>
  );
}

/** What went wrong with the devices or on the way in, in words. Text works on all the same. */
function Problems({ sound: { problems, ended, phase }, isMuted }: { sound: SoundSnapshot; isMuted: boolean }) {
  const t = useSoundWords();
  const ofMicrophone = { refused: t.refusedMicrophone, none: t.noMicrophone, busy: t.busyMicrophone };
  const ofCamera = { refused: t.refusedCamera, none: t.noCamera, busy: t.busyCamera };
  const words = [
    ended === 'elsewhere' ? t.elsewhere : ended === 'failed' ? t.failed : ended?.words,
    phase === 'on' && isMuted && t.muted,
    phase === 'on' && problems.microphone && ofMicrophone[problems.microphone],
    phase === 'on' && problems.camera && ofCamera[problems.camera],
  ].filter(word => typeof word === 'string' && word !== '');
  return (
    <div role="status">
      {words.map(word => (
        <p key={String(word)} className="sound-problem">
          {word}
        </p>
      ))}
    </div>
  );
}

function InSound({ sound, session }: { readonly sound: SoundSnapshot; readonly session: SoundSession }) {
  const { snapshot, me } = useRoom();
  const t = useSoundWords();
  const [isChoosing, setIsChoosing] = useState(false);
  const { shares, pages, speaking } = sound;
  const seats = new Map(snapshot.seats.map(seat => [seat.seatId, seat]));
  return (
    <>
      <ul className="tiles" data-count={pages.length + 1}>
        <Tile
          name={`${me.name} (${t.me})`}
          stream={sound.own}
          hasPicture={shares.camera}
          hasSound={shares.microphone}
          isSpeaking={speaking.has(OWN)}
          isMuted
        />
        {pages.map(page => {
          const seat = seats.get(page.seatId);
          return (
            <Tile
              key={page.pageId}
              name={seat?.name ?? ''}
              page={page}
              stream={page.stream}
              hasPicture={page.shares.camera && page.state === 'open'}
              hasSound={page.shares.microphone && !seat?.isMuted}
              isSpeaking={speaking.has(page.seatId) && !seat?.isMuted}
              isMuted={seat?.isMuted ?? false}
            />
          );
        })}
      </ul>
      <div className="sound-bar">
        <button
          type="button"
          className={shares.microphone ? 'quiet is-on' : 'quiet'}
          disabled={me.isMuted}
          onClick={() => void session.turnMicrophone(!shares.microphone)}
        >
          {shares.microphone ? t.microphoneOff : t.microphoneOn}
        </button>
        <button
          type="button"
          className={shares.camera ? 'quiet is-on' : 'quiet'}
          onClick={() => void session.turnCamera(!shares.camera)}
        >
          {shares.camera ? t.cameraOff : t.cameraOn}
        </button>
        <button type="button" className="quiet" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
          {t.settings}
        </button>
        <button type="button" className="quiet is-danger" onClick={() => session.leave()}>
          {t.leave}
        </button>
      </div>
      {isChoosing && <Devices session={session} />}
    </>
  );
}

function Devices({ session }: { readonly session: SoundSession }) {
  const t = useSoundWords();
  const [known, setKnown] = useState<Record<DeviceKind, readonly KnownDevice[]>>();
  const [chosen, setChosen] = useState({ microphone: chosenDevice('microphone'), camera: chosenDevice('camera') });
  useEffect(() => {
    const look = () => void listDevices().then(setKnown);
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
  }, []);
  const ids = { microphone: useId(), camera: useId() };
  return (
    <div className="sound-devices">
      {(['microphone', 'camera'] as const).map(kind => (
        <p key={kind} className="field">
          <label htmlFor={ids[kind]}>{t[kind]}</label>
          <select
            id={ids[kind]}
            value={chosen[kind]}
            disabled={!known || known[kind].length === 0}
            onChange={({ currentTarget: { value } }) => {
              setChosen({ ...chosen, [kind]: value });
              void session.choose(kind, value);
            }}
          >
            <option value="">{t.usual}</option>
            {known?.[kind].map(({ id, name }, place) => (
              <option key={id} value={id}>
                {name || t.unnamed({ number: place + 1 })}
              </option>
            ))}
          </select>
        </p>
      ))}
    </div>
  );
}
