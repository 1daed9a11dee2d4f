import { useEffect, useRef, useState } from 'react';
import type { SeenPage } from './sound-session.ts';
import { useSoundWords } from './sound-words.ts';

interface TileProps {
  readonly name: string;
  /** Undefined: this page's own. */
  readonly page?: SeenPage | undefined;
  readonly stream: MediaStream | null;
  readonly hasPicture: boolean;
  readonly hasSound: boolean;
  readonly isSpeaking: boolean;
  /** Muted by a moderator: nothing of it is played here, whatever its page sends. */
  readonly isMuted: boolean;
}

/** One with sound and picture: how they look, or their name; whether they are heard, and how they are reached. */
export function Tile({ name, page, stream, hasPicture, hasSound, isSpeaking, isMuted }: TileProps) {
  const t = useSoundWords();
  const video = useRef<HTMLVideoElement>(null);
  const [isHeldBack, setIsHeldBack] = useState(false);
  const play = () => {
    video.current?.play().then(
      () => setIsHeldBack(false),
      error => setIsHeldBack(error instanceof Error && error.name === 'NotAllowedError'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: play is of this element, and is called when what it plays changes
  useEffect(() => {
    if (!video.current || video.current.srcObject === stream) return;
    video.current.srcObject = stream;
    if (stream) play();
  }, [stream, page?.state]);
  const trouble = page && page.state !== 'open' ? (page.tries > 1 ? t.struggling : t.trying) : '';
  return (
    <li className={isSpeaking ? 'tile is-speaking' : 'tile'}>
      <video
        ref={video}
        aria-label={t.tile({ name })}
        className={hasPicture ? (page ? '' : 'is-own') : 'is-blank'}
        playsInline
        autoPlay
        muted={!page || isMuted}
      />
      {!hasPicture && (
        <span className="tile-letter" aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <span className="tile-name">
        <span className="tile-who">{name}</span>
        {!hasSound && <span className="tile-silent">{t.silent}</span>}
        {isSpeaking && <span className="visually-hidden">{t.speaking}</span>}
      </span>
      {trouble && <span className="tile-trouble">{trouble}</span>}
      {isHeldBack && (
        <span className="tile-trouble">
          {t.playHint}
          <button type="button" className="quiet" onClick={play}>
            {t.play}
          </button>
        </span>
      )}
    </li>
  );
}
