import type { Message } from '@wenshu/api-contract';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MessageList } from './message-list.tsx';
import { saysNoMore } from './shown-part.ts';

const t = messageScreenTexts.zh;
const message = (n: number): Message => ({
  id: `m${n}`,
  messageUserId: `u${n}`,
  kind: 'file-ready',
  title: `Title ${n}`,
  content: `Content ${n}`,
  createTime: 0,
  readState: 0,
  link: null,
});
const many = (count: number) => Array.from({ length: count }, (_, n) => message(n));
const drawn = (messages: readonly Message[] | undefined, hasFailed = false) => {
  const shown = messages?.length ?? 0;
  const actions = { markRead: () => {}, remove: () => {} };
  const isAll = saysNoMore({ shown, total: shown });
  return renderToStaticMarkup(
    <MessageList
      messages={messages}
      actions={actions}
      isAll={isAll}
      hasFailed={hasFailed}
      onEnd={() => {}}
      retry={async () => {}}
    />,
  );
};
const said = (html: string) =>
  [t.loading, t.loadFailed, t.retry, t.empty, t.noMore].filter(word => html.includes(word));

describe('the list of messages', () => {
  it.each([
    ['is awaited', undefined, false, [t.loading]],
    ['did not come, and can be asked for again', undefined, true, [t.loadFailed, t.retry]],
    ['is empty, and says so (P2.97)', [], false, [t.empty]],
    ['has 5, whose end is in sight', many(5), false, []],
    ['has 6, and says at its end that there are no more (P2.96)', many(6), false, [t.noMore]],
    ['came before, and could not be fetched anew', many(2), true, []],
  ])('%s', (_, messages, hasFailed, words) => {
    expect(said(drawn(messages, hasFailed))).toEqual(words);
  });

  it('shows title, content and time of each, and a way to mark and to remove it', () => {
    const html = drawn([message(1)]);
    for (const word of [
      'Title 1',
      'Content 1',
      '1970-01-01',
      t.markOneOf({ title: 'Title 1' }),
      t.removeOf({ title: 'Title 1' }),
    ])
      expect(html).toContain(word);
  });
});
