import { useEffect, useState } from 'react';
import { useRoom } from '../room-context.ts';

/** Minutes and seconds, hours where there are any. */
export function sayLength(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const two = (given: number) => String(given).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** The server's time, by the second. */
export function useServerTime(): number {
  const { snapshot } = useRoom();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + snapshot.aheadMs;
}

/** The time of day in the room's zone: what people agreed to end by. */
export function Clock() {
  const { language, entered } = useRoom();
  const now = useServerTime();
  const minutes = Math.floor(now / 60_000) * 60_000;
  const zone = { timeZone: entered.timeZone, hour: '2-digit', minute: '2-digit', hour12: false } as const;
  return (
    <span className="clock">
      {new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', zone).format(minutes)}
    </span>
  );
}
