import { dressExhibit, themeColours } from '@wenshu/analysis/browser';
import { ExhibitPlaced, isChart } from '@wenshu/ui/exhibits';
import { useMemo } from 'react';
import { language } from '../../../../../app/language/language.ts';
import { useReading } from '../reading-context.ts';
import type { BlockProps } from './block-props.ts';
import { WaitingBlock } from './waiting-block.tsx';

export function ExhibitBlock({ blockId, content: { look }, isFilling }: BlockProps<'exhibit'>) {
  const { results, theme, stills } = useReading();
  const result = results[blockId];
  const found = result?.kind === 'exhibit' ? result.exhibit : undefined;
  const exhibit = useMemo(() => {
    if (!found) return undefined;
    const dressed = dressExhibit(found, look, language);
    // Without colours of its own a chart has those of the theme.
    return isChart(dressed) && !dressed.colours ? { ...dressed, colours: themeColours(theme).colours } : dressed;
  }, [found, look, theme]);
  if (!exhibit) return <WaitingBlock result={result} />;
  return <ExhibitPlaced exhibit={exhibit} language={language} isFilling={isFilling} still={stills?.[blockId]} />;
}
