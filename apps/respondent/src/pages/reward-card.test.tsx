import type { DrawnReward } from '@wenshu/api-contract/reward-claim';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsContext, wordsIn } from '../words.ts';
import { RewardCard } from './reward-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const paying: DrawnReward = {
  outcome: 'paying',
  amountFen: 150,
  code: '',
  untilTime: null,
  address: '/r/some-ticket',
  by: 'wechat',
  confirm: { merchantId: 'm', appId: 'a', packageInfo: 'p' },
};

function shown(userAgent: string, drawn: DrawnReward): string {
  vi.stubGlobal('window', { location: { origin: 'https://wenshu.example' } });
  vi.stubGlobal('navigator', { userAgent, language: 'en' });
  return renderToStaticMarkup(
    <WordsContext.Provider value={wordsIn('en')}>
      <RewardCard drawn={drawn} onLooked={() => {}} />
    </WordsContext.Provider>,
  );
}

it('what waits for a confirmation leads into WeChat from anywhere else, and is confirmed there', () => {
  const outside = shown('Firefox', paying);
  expect(outside).toContain('src="/r/some-ticket/code.svg"');
  expect(outside).not.toContain('Confirm in WeChat');
  const inside = shown('MicroMessenger/8', paying);
  expect(inside).toContain('Confirm in WeChat');
  expect(inside).not.toContain('code.svg');
  // On its way with nothing to confirm there is nothing to scan.
  expect(shown('Firefox', { ...paying, confirm: null })).not.toContain('code.svg');
});
