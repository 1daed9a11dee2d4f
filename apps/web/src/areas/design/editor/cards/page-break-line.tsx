import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './cards.module.css';

export function PageBreakLine({ page }: { readonly page: number | undefined }) {
  const t = useTexts(canvasTexts);
  return <span className={classes.pageBreak}>{page === undefined ? t.pageBreak : t.pageNumber({ page })}</span>;
}
