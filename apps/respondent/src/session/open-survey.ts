import type { OpenedSurvey } from './answer-session.ts';
import { request } from './post.ts';
import { readStored } from './storage.ts';
import { loadVisitor } from './visitor.ts';

/** The survey that came with the page; for somebody who was here before, their own state from the server. */
export async function openSurvey(linkCode: string, language: string): Promise<OpenedSurvey> {
  const embedded = JSON.parse(document.getElementById('opened-survey')?.textContent ?? 'null') as OpenedSurvey | null;
  const wasHere = readStored(`wenshu.answers.${linkCode}`) !== undefined;
  if (embedded && !wasHere) return embedded;
  const { cookieId, deviceId } = loadVisitor(linkCode);
  const query = new URLSearchParams({ linkCode, cookieId, deviceId, _t: String(Date.now()) });
  return request('GET', `/survey/scroll/open?${query}`, language);
}
