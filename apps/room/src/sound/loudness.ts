import { Speaking } from '@wenshu/symposium/sound';

const EVERY_MS = 120;

/** Who is heard speaking, by what comes from each. */
export class Loudness {
  private readonly context = new AudioContext();
  private readonly heard = new Map<string, { readonly track: MediaStreamTrack; stop(): void }>();
  private readonly onChange: (speaking: ReadonlySet<string>) => void;
  private speaking: ReadonlySet<string> = new Set();
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly looks = new Map<string, () => boolean>();

  constructor(onChange: (speaking: ReadonlySet<string>) => void) {
    this.onChange = onChange;
    this.timer = setInterval(() => this.look(), EVERY_MS);
  }

  /** Whose sound there is now. */
  hear(tracks: ReadonlyMap<string, MediaStreamTrack>): void {
    for (const [id, { track, stop }] of [...this.heard]) if (tracks.get(id) !== track) stop();
    for (const [id, track] of tracks) if (!this.heard.has(id)) this.add(id, track);
  }

  close(): void {
    clearInterval(this.timer);
    for (const { stop } of [...this.heard.values()]) stop();
    void this.context.close();
  }

  private add(id: string, track: MediaStreamTrack): void {
    const source = this.context.createMediaStreamSource(new MediaStream([track]));
    const analyser = this.context.createAnalyser();
    analyser.fftSize = 512;
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const speaking = new Speaking();
    this.looks.set(id, () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
      return speaking.hear(Math.sqrt(power), performance.now());
    });
    const stop = () => {
      source.disconnect();
      this.heard.delete(id);
      this.looks.delete(id);
    };
    this.heard.set(id, { track, stop });
  }

  private look(): void {
    if (this.context.state === 'suspended') void this.context.resume();
    const now = new Set([...this.looks].flatMap(([id, speaks]) => (speaks() ? id : [])));
    if (now.size === this.speaking.size && [...now].every(id => this.speaking.has(id))) return;
    this.speaking = now;
    this.onChange(now);
  }
}
