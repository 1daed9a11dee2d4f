import type { IceServer, RoomSeat, RoomSignal } from '@wenshu/api-contract';
import { RoomFailure } from '@wenshu/symposium';
import { type LineState, Mesh, type Shares } from '@wenshu/symposium/sound';
import { keep, readKept } from '../device.ts';
import { pause } from '../pause.ts';
import { BrowserLine } from './browser-line.ts';
import { type DeviceKind, type DeviceProblem, openDevice } from './devices.ts';
import { Loudness } from './loudness.ts';

export interface SeenPage {
  readonly seatId: string;
  readonly pageId: string;
  readonly state: LineState;
  readonly tries: number;
  readonly shares: Shares;
  readonly stream: MediaStream | null;
}

export interface SoundSnapshot {
  readonly phase: 'off' | 'joining' | 'on';
  readonly pages: readonly SeenPage[];
  readonly own: MediaStream | null;
  readonly shares: Shares;
  readonly problems: Readonly<Record<DeviceKind, DeviceProblem | null>>;
  /** Why it is off, where that was not asked for; in words where the server gave them. */
  readonly ended: 'elsewhere' | 'failed' | { readonly words: string } | null;
  readonly speaking: ReadonlySet<string>;
}

export interface SoundParts {
  readonly pageId: string;
  /** A call of the room; fails with a `RoomFailure`. */
  call<Data>(name: string, body: object): Promise<Data>;
  onChange(snapshot: SoundSnapshot): void;
}

/** For the speaking set: this page's own. */
export const OWN = 'own';
const DEVICE_KEY = 'wenshu.room.device';
const WANTED_KEY = 'wenshu.room.sound';
const AGAIN_MS = 5_000;
const none = { microphone: null, camera: null } as const;

/** What this device chose before, by the kind of device. */
export const chosenDevice = (kind: DeviceKind): string => {
  const kept = readKept(`${DEVICE_KEY}.${kind}`);
  return typeof kept === 'string' ? kept : '';
};

/** Sound and picture of this page: its devices, the ways to the other pages, and what is heard of them. */
export class SoundSession {
  private readonly parts: SoundParts;
  private mesh: Mesh<BrowserLine> | undefined;
  private loudness: Loudness | undefined;
  private readonly tracks: Record<DeviceKind, MediaStreamTrack | null> = { microphone: null, camera: null };
  private own: MediaStream | null = null;
  private isMicrophoneOn = false;
  private isMuted = false;
  private askedAt = 0;
  private hasPlace = true;
  private isClosed = false;
  private snapshot: SoundSnapshot = {
    phase: 'off',
    pages: [],
    own: null,
    shares: { microphone: false, camera: false },
    problems: none,
    ended: null,
    speaking: new Set(),
  };

  constructor(parts: SoundParts) {
    this.parts = parts;
  }

  async join(withCamera: boolean): Promise<void> {
    if (this.snapshot.phase !== 'off') return;
    this.set({ phase: 'joining', ended: null, problems: none });
    this.askedAt = Date.now();
    let servers: readonly IceServer[];
    try {
      // The place first: who has none need not be asked for a device.
      servers = (await this.askIn()).iceServers;
    } catch (error) {
      this.fail(error);
      return;
    }
    await this.open('microphone');
    if (withCamera) await this.open('camera');
    // Left, or the room ended, while the browser asked for the devices.
    if (!this.isJoining()) {
      for (const kind of ['microphone', 'camera'] as const) this.stop(kind);
      return;
    }
    this.isMicrophoneOn = this.tracks.microphone !== null && !this.isMuted;
    const ways = { iceServers: servers, isRelayed: /[?&]relay=1\b/.test(window.location.search) };
    this.loudness = new Loudness(speaking => this.set({ speaking }));
    this.mesh = new Mesh({
      pageId: this.parts.pageId,
      open: events => new BrowserLine(ways, this.sending(), events),
      send: (to, data) =>
        this.parts.call('signal', { pageId: this.parts.pageId, toSeatId: to.seatId, toPageId: to.pageId, data }),
      pause,
      now: () => Date.now(),
      chance: Math.random,
      onChange: () => this.look(),
    });
    this.remember(withCamera);
    this.set({ phase: 'on' });
    this.tellShares();
  }

  leave(ended: SoundSnapshot['ended'] = null): void {
    if (this.snapshot.phase === 'off') return;
    this.mesh?.close();
    this.loudness?.close();
    this.mesh = undefined;
    this.loudness = undefined;
    for (const kind of ['microphone', 'camera'] as const) this.stop(kind);
    forget();
    this.set({ phase: 'off', ended, pages: [], own: null, speaking: new Set() });
    // Whoever does not hear of it finds the page silent in a while.
    if (ended !== 'elsewhere')
      void this.parts.call('sound', { pageId: this.parts.pageId, isOn: false }).catch(() => {});
  }

  /** Who is in the room, as it was told last. */
  meet(seats: readonly RoomSeat[], me: RoomSeat): void {
    this.isMuted = me.isMuted;
    if (this.isMuted && this.isMicrophoneOn) void this.turnMicrophone(false);
    if (!this.mesh) return;
    // Away for too long, or the server forgot: the place is asked for again.
    this.hasPlace = me.pageId !== null;
    if (!this.hasPlace) void this.comeAgain();
    else if (me.pageId !== this.parts.pageId) this.leave('elsewhere');
    this.mesh?.meet(seats.filter(({ seatId }) => seatId !== me.seatId));
  }

  hear(signal: RoomSignal): void {
    void this.mesh?.hear(signal);
  }

  async turnMicrophone(isOn: boolean): Promise<void> {
    if (isOn && this.isMuted) return;
    if (isOn && !this.tracks.microphone) await this.open('microphone');
    this.isMicrophoneOn = isOn && this.tracks.microphone !== null;
    await this.resend();
  }

  async turnCamera(isOn: boolean): Promise<void> {
    // Its light goes out.
    if (!isOn) this.stop('camera');
    else if (!this.tracks.camera) await this.open('camera');
    this.remember(this.tracks.camera !== null);
    await this.resend();
  }

  async choose(kind: DeviceKind, deviceId: string): Promise<void> {
    keep(`${DEVICE_KEY}.${kind}`, deviceId);
    if (!this.tracks[kind]) return;
    this.stop(kind);
    await this.open(kind);
    await this.resend();
  }

  close(): void {
    this.isClosed = true;
    this.mesh?.close();
    this.loudness?.close();
    for (const kind of ['microphone', 'camera'] as const) this.stop(kind);
    this.mesh = undefined;
  }

  private isJoining(): boolean {
    return this.snapshot.phase === 'joining' && !this.isClosed;
  }

  private askIn(): Promise<{ readonly iceServers: readonly IceServer[] }> {
    return this.parts.call('sound', { pageId: this.parts.pageId, isOn: true });
  }

  private async comeAgain(): Promise<void> {
    // What was asked for a moment ago may not have been told yet.
    if (Date.now() - this.askedAt < AGAIN_MS) return;
    this.askedAt = Date.now();
    await this.askIn().catch(error => {
      if (error instanceof RoomFailure && error.kind === 'refused') this.leave({ words: error.message });
    });
    await pause(AGAIN_MS + 1).over;
    if (this.mesh && !this.hasPlace) await this.comeAgain();
  }

  private fail(error: unknown): void {
    if (!(error instanceof RoomFailure)) throw error;
    forget();
    this.set({ phase: 'off', ended: error.message ? { words: error.message } : 'failed' });
  }

  private async open(kind: DeviceKind): Promise<void> {
    const opened = await openDevice(kind, chosenDevice(kind));
    const isTrack = typeof opened !== 'string';
    this.tracks[kind] = isTrack ? opened : null;
    // Pulled out, or taken back in the browser.
    if (isTrack) opened.onended = () => void (kind === 'camera' ? this.turnCamera(false) : this.lose());
    this.set({ problems: { ...this.snapshot.problems, [kind]: isTrack ? null : opened } });
  }

  private async lose(): Promise<void> {
    this.stop('microphone');
    this.set({ problems: { ...this.snapshot.problems, microphone: 'none' } });
    await this.turnMicrophone(false);
  }

  private stop(kind: DeviceKind): void {
    const track = this.tracks[kind];
    if (track) track.onended = null;
    track?.stop();
    this.tracks[kind] = null;
  }

  private sending() {
    return { audio: this.isMicrophoneOn ? this.tracks.microphone : null, video: this.tracks.camera };
  }

  private async resend(): Promise<void> {
    const sending = this.sending();
    for (const { line } of this.mesh?.pages() ?? []) await line?.send(sending).catch(() => {});
    this.tellShares();
  }

  private tellShares(): void {
    const { audio, video } = this.sending();
    const shares = { microphone: audio !== null, camera: video !== null };
    const { own } = this;
    if (own?.getVideoTracks()[0] !== video) this.own = video ? new MediaStream([video]) : null;
    this.set({ shares, own: this.own });
    this.mesh?.share(shares);
    this.look();
  }

  private look(): void {
    const pages = this.mesh?.pages() ?? [];
    const { audio } = this.sending();
    const tracks = new Map<string, MediaStreamTrack>(audio ? [[OWN, audio]] : []);
    for (const { seatId, line, state } of pages) {
      const track = state === 'open' ? line?.stream.getAudioTracks()[0] : undefined;
      if (track) tracks.set(seatId, track);
    }
    this.loudness?.hear(tracks);
    this.set({
      pages: pages.map(({ seatId, pageId, state, tries, shares, line }) => ({
        seatId,
        pageId,
        state,
        tries,
        shares,
        stream: line?.stream ?? null,
      })),
    });
  }

  private remember(withCamera: boolean): void {
    try {
      window.sessionStorage.setItem(WANTED_KEY, withCamera ? 'picture' : 'sound');
    } catch {
      // Then a reload asks anew.
    }
  }

  private set(part: Partial<SoundSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...part };
    this.parts.onChange(this.snapshot);
  }
}

/** What this page had before it was reloaded. */
export function wantedBefore(): 'sound' | 'picture' | null {
  try {
    const kept = window.sessionStorage.getItem(WANTED_KEY);
    return kept === 'sound' || kept === 'picture' ? kept : null;
  } catch {
    return null;
  }
}

function forget(): void {
  try {
    window.sessionStorage.removeItem(WANTED_KEY);
  } catch {
    // Nothing lies there.
  }
}
