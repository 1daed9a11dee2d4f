import type { TranscriptSound } from '@wenshu/api-contract';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { timeText } from '@wenshu/words';
import { Button, Select } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../app/language/language.ts';
import { useDesk } from '../open/desk-context.ts';
import { speeds } from '../open/player.ts';
import { useSound } from '../sound/use-sound.ts';
import { KeySheet } from './key-sheet.tsx';
import classes from './player.module.css';

interface PlayerBarProps {
  readonly opened: TranscriptSound | null;
  /** As the project knows it by now. */
  readonly hasSound: boolean;
}

/** The recording below the words: play, back, speed, where it is. */
export function PlayerBar({ opened, hasSound }: PlayerBarProps) {
  const { scrollId, transcriptId } = useDesk();
  const { sound, renew } = useSound({ scrollId, transcriptId }, opened);
  const isThere = sound !== null;
  const known = useRef(hasSound);
  useEffect(() => {
    // It came or went by somebody else.
    if (known.current !== hasSound && isThere !== hasSound) void renew();
    known.current = hasSound;
  }, [hasSound, isThere, renew]);
  return sound && <Playing key={sound.soundId} sound={sound} onRenew={renew} />;
}

/** An address lasts for minutes and a talk for hours: one that ended is renewed, and it goes on where it was. */
const MOST_RENEWED = 3;

function Playing({ sound, onRenew }: { readonly sound: TranscriptSound; onRenew(): Promise<void> }) {
  const t = useTexts(transcriptDeskTexts).player;
  const { player } = useDesk();
  const renewed = useRef({ times: 0, at: 0, wasPlaying: false });
  const [hasFailed, setHasFailed] = useState(false);
  // Every answer brings another address; what plays well keeps its own.
  const [address, setAddress] = useState(sound.address);
  useEffect(() => {
    if (renewed.current.times > 0) setAddress(sound.address);
  }, [sound.address]);
  const attach = useCallback((element: HTMLMediaElement | null) => player.attach(element), [player]);
  const isVideo = sound.contentType.startsWith('video/');
  const follow = (element: HTMLMediaElement) =>
    player.store.setState({
      timeMs: Math.round(element.currentTime * 1000),
      lengthMs: Number.isFinite(element.duration) ? Math.round(element.duration * 1000) : 0,
      isPlaying: !element.paused,
    });
  const onError = (element: HTMLMediaElement) => {
    const { current } = renewed;
    if (current.times >= MOST_RENEWED) return setHasFailed(true);
    current.times += 1;
    current.at = element.currentTime;
    current.wasPlaying = player.store.getState().isPlaying;
    return void onRenew();
  };
  const onLoaded = (element: HTMLMediaElement) => {
    const { current } = renewed;
    element.playbackRate = player.store.getState().speed;
    if (current.at > 0) element.currentTime = current.at;
    if (current.wasPlaying) void element.play().catch(() => {});
    current.at = 0;
    current.wasPlaying = false;
    current.times = 0;
    setHasFailed(false);
    follow(element);
  };
  const events = {
    src: address,
    preload: 'metadata',
    onLoadedMetadata: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => onLoaded(currentTarget),
    onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => follow(currentTarget),
    onPlay: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => follow(currentTarget),
    onPause: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => follow(currentTarget),
    onError: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => onError(currentTarget),
  } as const;
  return (
    <section className={classes.player} aria-label={t.label}>
      {isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: the transcript is its words
        <video ref={attach} className={classes.video} {...events} playsInline aria-label={sound.fileName} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the transcript is its words
        <audio ref={attach} {...events} />
      )}
      {hasFailed ? (
        <p role="alert" className={classes.failed}>
          {t.failed}{' '}
          <Button
            size="small"
            onClick={() => {
              renewed.current.times = 1;
              setHasFailed(false);
              void onRenew();
            }}
          >
            {t.again}
          </Button>
        </p>
      ) : (
        <Controls />
      )}
    </section>
  );
}

function Controls() {
  const t = useTexts(transcriptDeskTexts).player;
  const { player } = useDesk();
  const isPlaying = useStore(player.store, state => state.isPlaying);
  const speed = useStore(player.store, state => state.speed);
  return (
    <>
      <Button type="primary" onClick={() => player.toggle()}>
        {isPlaying ? t.pause : t.play}
      </Button>
      <Button onClick={() => player.back()}>{t.back}</Button>
      <Position />
      <Select
        aria-label={t.speed}
        value={speed}
        options={speeds.map(value => ({ value, label: `${value}×` }))}
        onChange={value => player.setSpeed(value)}
      />
      <KeySheet title={t.keys} keys={t.keysOf} />
    </>
  );
}

/** Drawn four times a second while it plays, and nothing else with it. */
function Position() {
  const t = useTexts(transcriptDeskTexts).player;
  const { player } = useDesk();
  const timeMs = useStore(player.store, state => state.timeMs);
  const lengthMs = useStore(player.store, state => state.lengthMs);
  return (
    <span className={classes.position}>
      <input
        type="range"
        min={0}
        max={Math.max(lengthMs, 1)}
        step={1000}
        value={timeMs}
        aria-label={t.position}
        aria-valuetext={timeText(timeMs)}
        onChange={event => player.seek(Number(event.target.value))}
      />
      <span className={classes.time}>
        {timeText(timeMs)} / {timeText(lengthMs)}
      </span>
    </span>
  );
}
