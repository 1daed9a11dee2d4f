import type { IceServer } from '@wenshu/api-contract';
import type { Line, LineEvents } from '@wenshu/symposium/sound';

export interface Sending {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

export interface LineWays {
  readonly iceServers: readonly IceServer[];
  /** Only by the house's server. */
  readonly isRelayed: boolean;
}

/** Each sends to seven others: so much for each picture. */
const MOST_PICTURE_BITS = 300_000;

/** A connection between two browsers. One place for sound and one for picture stand in it from the first, so what is sent changes without another offer. */
export class BrowserLine implements Line {
  readonly connection: RTCPeerConnection;
  /** What comes from the other page. */
  readonly stream = new MediaStream();
  private sending: Sending;

  constructor({ iceServers, isRelayed }: LineWays, sending: Sending, events: LineEvents) {
    this.sending = sending;
    this.connection = new RTCPeerConnection({
      iceServers: iceServers.map(server => ({ ...server, urls: [...server.urls] })),
      iceTransportPolicy: isRelayed ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
    });
    const { connection } = this;
    connection.onicecandidate = ({ candidate }) => {
      if (candidate?.candidate) events.onCandidate(JSON.stringify(candidate));
    };
    connection.onconnectionstatechange = () => {
      const { connectionState } = connection;
      if (connectionState === 'connected') events.onState('open');
      // Of what is only disconnected much comes back by itself; what does not, fails.
      if (connectionState === 'failed') events.onState('broken');
    };
    connection.ontrack = ({ track }) => this.stream.addTrack(track);
  }

  async offer(): Promise<string> {
    for (const kind of ['audio', 'video'] as const) this.connection.addTransceiver(kind, { direction: 'sendrecv' });
    await this.place();
    return this.describe(await this.connection.createOffer());
  }

  async answer(offer: string): Promise<string> {
    await this.connection.setRemoteDescription({ type: 'offer', sdp: offer });
    for (const transceiver of this.connection.getTransceivers()) transceiver.direction = 'sendrecv';
    await this.place();
    return this.describe(await this.connection.createAnswer());
  }

  async accept(answer: string): Promise<void> {
    await this.connection.setRemoteDescription({ type: 'answer', sdp: answer });
    await this.limit();
  }

  async add(candidate: string): Promise<void> {
    await this.connection.addIceCandidate(JSON.parse(candidate));
  }

  async send(sending: Sending): Promise<void> {
    this.sending = sending;
    await this.place();
  }

  close(): void {
    this.connection.onconnectionstatechange = null;
    this.connection.onicecandidate = null;
    this.connection.close();
  }

  private async describe(description: RTCSessionDescriptionInit): Promise<string> {
    await this.connection.setLocalDescription(description);
    if (description.type === 'answer') await this.limit();
    return description.sdp ?? '';
  }

  private async place(): Promise<void> {
    const [audio, video] = this.connection.getTransceivers();
    await audio?.sender.replaceTrack(this.sending.audio);
    await video?.sender.replaceTrack(this.sending.video);
  }

  private async limit(): Promise<void> {
    const sender = this.connection.getTransceivers()[1]?.sender;
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding) return;
    encoding.maxBitrate = MOST_PICTURE_BITS;
    // A browser that cannot limit sends as it does.
    await sender.setParameters(parameters).catch(() => {});
  }
}
