const UNKNOWN = { width: 640, height: 360 };

/** A video's own size, read in the browser. What cannot be played here gets a usual one: its size is only how it is shown. */
export function measureVideo(file: File): Promise<{ readonly width: number; readonly height: number }> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<typeof UNKNOWN>(resolve => {
    const end = () =>
      resolve({ width: video.videoWidth || UNKNOWN.width, height: video.videoHeight || UNKNOWN.height });
    video.onloadedmetadata = end;
    video.onerror = () => resolve(UNKNOWN);
    video.preload = 'metadata';
    video.src = address;
    setTimeout(() => resolve(UNKNOWN), 3000);
  }).finally(() => URL.revokeObjectURL(address));
}
