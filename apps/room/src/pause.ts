import type { Pause } from '@wenshu/together';

export function pause(ms: number): Pause {
  let wake = () => {};
  const over = new Promise<void>(resume => {
    const timer = setTimeout(resume, ms);
    wake = () => {
      clearTimeout(timer);
      resume();
    };
  });
  return { over, wake: () => wake() };
}
