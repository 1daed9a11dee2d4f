import { sheetExhibit, themeColours } from '@wenshu/analysis/browser';
import { ExhibitPlaced, isChart } from '@wenshu/ui/exhibits';
import { useMemo } from 'react';
import { language } from '../../../../../app/language/language.ts';
import { useReading } from '../reading-context.ts';
import type { BlockProps } from './block-props.ts';

/** A table that came from Excel, or a chart of its numbers. */
export function SheetBlock({ blockId, content, isFilling }: BlockProps<'sheet'>) {
  const { theme } = useReading();
  const exhibit = useMemo(() => {
    const made = sheetExhibit(blockId, content, language);
    return isChart(made) ? { ...made, colours: themeColours(theme).colours } : made;
  }, [blockId, content, theme]);
  return <ExhibitPlaced exhibit={exhibit} language={language} isFilling={isFilling} hidesSource />;
}
