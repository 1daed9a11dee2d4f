export type PositionProblem = 'denied' | 'not-found';

/** How long a phone may look for itself before the respondent is asked to type instead. */
const LONGEST_WAIT_MS = 15_000;

/** Where the browser says it is. Pages without a safe connection have no position to give. */
export function findPosition(): Promise<{ latitude: number; longitude: number } | { problem: PositionProblem }> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) {
      resolve({ problem: 'not-found' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      error => resolve({ problem: error.code === error.PERMISSION_DENIED ? 'denied' : 'not-found' }),
      { enableHighAccuracy: true, timeout: LONGEST_WAIT_MS },
    );
  });
}
