import { launcherTexts } from '../texts/launcher-texts.ts';
import type { ServerReady } from './server-output.ts';

/** What a person needs after a start: where, and as whom. */
export function banner({ address, signIns = [], outbox }: ServerReady): string {
  const lines = ['', launcherTexts.ready(address)];
  if (signIns.length > 0) {
    lines.push(
      launcherTexts.signIns,
      ...signIns.map(({ phone, password, name }) => `  ${phone} / ${password}  ${name}`),
    );
  }
  if (outbox) lines.push(launcherTexts.outbox(outbox));
  return [...lines, launcherTexts.stopHint, ''].join('\n');
}
