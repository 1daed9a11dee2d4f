import { SMALL_BASE } from '@wenshu/analysis/letters';
import { liveTexts } from '@wenshu/texts/people/live';
import { Island } from '../../islands/island.tsx';
import { useWords } from '../../site-context.ts';
import { drawTable } from './draw-table.ts';
import { LiveCrossTable } from './live-cross-table.tsx';

export function CrossTablePlace() {
  const texts = useWords(liveTexts).crossTable;
  const { example, question, turn, base, letters } = texts;
  const tables = (['age', 'region', 'since'] as const).map(banner => drawTable(banner, texts));
  const words = { example, question, turn, base, letters, small: texts.small({ least: SMALL_BASE }) };
  return <Island name="live-cross-table" part={LiveCrossTable} when="visible" props={{ tables, words }} />;
}
