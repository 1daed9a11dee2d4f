import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../../../app/language/language.ts';
import { LayoutChooser } from '../layout-chooser.tsx';
import classes from './canvas.module.css';

/** Upon a page with nothing on it: where its blocks shall stand. */
export function StartPage() {
  const t = useTexts(reportScreenTexts).canvas;
  return (
    <div className={classes.start} onPointerDown={event => event.stopPropagation()}>
      <h3>{t.start}</h3>
      <p>{t.startText}</p>
      <LayoutChooser />
    </div>
  );
}
