import { ExhibitPlaced } from '@wenshu/ui/exhibits';
import { language } from '../../../../../app/language/language.ts';
import { useReading } from '../reading-context.ts';
import type { BlockProps } from './block-props.ts';
import { WaitingBlock } from './waiting-block.tsx';

export function QuotesBlock({ blockId, content: { title }, isFilling }: BlockProps<'quotes'>) {
  const result = useReading().results[blockId];
  if (result?.kind !== 'quotes') return <WaitingBlock result={result} />;
  const exhibit = title === '' ? result.exhibit : { ...result.exhibit, title };
  return <ExhibitPlaced exhibit={exhibit} language={language} isFilling={isFilling} />;
}
