export type DeviceKind = 'microphone' | 'camera';
export type DeviceProblem = 'refused' | 'none' | 'busy';

export interface KnownDevice {
  readonly id: string;
  readonly name: string;
}

const PICTURE = { width: { ideal: 480 }, height: { ideal: 360 }, frameRate: { ideal: 15, max: 24 } } as const;

/** One track, or why there is none. */
export async function openDevice(kind: DeviceKind, deviceId: string): Promise<MediaStreamTrack | DeviceProblem> {
  const chosen = deviceId ? { deviceId: { exact: deviceId } } : {};
  const sound = { ...chosen, echoCancellation: true, noiseSuppression: true };
  try {
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'microphone' ? { audio: sound } : { video: { ...PICTURE, ...chosen } },
    );
    return stream.getTracks()[0] ?? 'none';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // The one that was chosen once is not plugged in any more: any other one will do.
    if (deviceId && (name === 'OverconstrainedError' || name === 'NotFoundError')) return openDevice(kind, '');
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
  }
}

/** What there is to choose from; names are told only once one of them was allowed. */
export async function listDevices(): Promise<Record<DeviceKind, readonly KnownDevice[]>> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: MediaDeviceKind) =>
    all.flatMap(({ kind: one, deviceId, label }) => (one === kind && deviceId ? { id: deviceId, name: label } : []));
  return { microphone: of('audioinput'), camera: of('videoinput') };
}
