import { createStore } from 'zustand/vanilla';

export const speeds = [0.5, 0.6, 0.75, 0.9, 1, 1.25, 1.5, 2] as const;
/** How far one goes back to hear something again. */
const BACK_MS = 2_000;

interface PlayerState {
  readonly isThere: boolean;
  readonly isPlaying: boolean;
  readonly timeMs: number;
  readonly lengthMs: number;
  readonly speed: number;
  readonly hasFailed: boolean;
}

/** The recording as it is played here: one element of the browser's, which streams it by ranges and parses it itself. */
export function openPlayer() {
  const store = createStore<PlayerState>(() => ({
    isThere: false,
    isPlaying: false,
    timeMs: 0,
    lengthMs: 0,
    speed: 1,
    hasFailed: false,
  }));
  let media: HTMLMediaElement | undefined;
  const seek = (timeMs: number) => {
    if (media) media.currentTime = Math.max(0, timeMs / 1000);
  };
  return {
    store,
    /** Given by the element that plays; called again with nothing when it goes. */
    attach(element: HTMLMediaElement | null) {
      media = element ?? undefined;
      store.setState({ isThere: media !== undefined, ...(!media && { isPlaying: false }) });
    },
    timeMs: () => Math.round((media?.currentTime ?? 0) * 1000),
    toggle() {
      if (!media) return;
      // A browser may refuse to play what nobody has asked for; whoever pressed has.
      if (media.paused) void media.play().catch(() => {});
      else media.pause();
    },
    playFrom(timeMs: number) {
      seek(timeMs);
      void media?.play().catch(() => {});
    },
    seek,
    back: () => seek((media?.currentTime ?? 0) * 1000 - BACK_MS),
    setSpeed(speed: number) {
      if (media) media.playbackRate = speed;
      store.setState({ speed });
    },
    faster(by: 1 | -1) {
      const at = speeds.findIndex(one => one === store.getState().speed);
      this.setSpeed(speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1);
    },
  };
}
export type Player = ReturnType<typeof openPlayer>;
