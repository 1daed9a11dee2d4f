import { questionnaireStatus } from '@wenshu/api-contract';
import { afterAll, expect, test } from 'vitest';
import { accessNews } from './access-news.ts';
import { createOwnStatus } from './own-status.ts';

const { editing, collecting, suspended } = questionnaireStatus;
const open: BroadcastChannel[] = [];
const tab = (personId: string) => {
  const channel = new BroadcastChannel('own-status-test');
  open.push(channel);
  return createOwnStatus(channel, () => personId);
};
afterAll(() => {
  for (const channel of open) channel.close();
});
const heard = () => new Promise(resolve => setTimeout(resolve, 50));
const at = (status: 0 | 1 | 2 | 3) => ({ status, mayEdit: true, isGone: false });
const newsIn = (own: ReturnType<typeof tab>, from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3) =>
  accessNews(at(from), at(to), status => own.take('scroll1', status));

test("one's own publishing is no news, in this tab or another of one's own; for a colleague it is", async () => {
  const [mine, mineToo, theirs] = [tab('me'), tab('me'), tab('colleague')];
  mine.begin('scroll1', collecting);
  await heard();
  expect(newsIn(mine, editing, collecting)).toBeUndefined();
  expect(newsIn(mineToo, editing, collecting)).toBeUndefined();
  expect(newsIn(theirs, editing, collecting)).toBe('published');
});

test("a colleague's next change is news again, and so is theirs after the server refused mine", async () => {
  const [mine, mineToo] = [tab('me'), tab('me')];
  mine.begin('scroll1', suspended);
  await heard();
  for (const own of [mine, mineToo]) {
    expect(newsIn(own, collecting, suspended)).toBeUndefined();
    expect(newsIn(own, suspended, collecting)).toBe('published');
    expect(newsIn(own, collecting, suspended)).toBe('suspended');
  }
  mine.begin('scroll1', collecting);
  mine.giveUp('scroll1', collecting);
  await heard();
  for (const own of [mine, mineToo]) expect(newsIn(own, suspended, collecting)).toBe('published');
});

test('a right that is taken away is told, whoever changed the status', () => {
  const own = tab('me');
  own.begin('scroll1', collecting);
  const now = { ...at(collecting), mayEdit: false };
  expect(accessNews(at(editing), now, status => own.take('scroll1', status))).toBe('noRight');
});
