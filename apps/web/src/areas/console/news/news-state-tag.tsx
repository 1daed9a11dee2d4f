import type { NewsState } from '@wenshu/api-contract';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';

const tones: Readonly<Record<NewsState, StatusTone>> = {
  draft: 'calm',
  planned: 'waiting',
  shown: 'good',
  withdrawn: 'bad',
};

export function NewsStateTag({ state }: { readonly state: NewsState }) {
  const t = useTexts(newsRoomTexts);
  return <StatusTag tone={tones[state]}>{t.states[state]}</StatusTag>;
}
