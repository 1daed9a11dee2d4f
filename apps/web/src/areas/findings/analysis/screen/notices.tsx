import type { Analysis } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import classes from './screen.module.css';

/** That somebody else has changed it, and that something else than the present one is looked at: with the ways out. */
export function Notices<Of extends Analysis>({ open }: { readonly open: OpenAnalysis<Of> }) {
  const texts = useTexts(analysisScreenTexts);
  const { saving, looked, actions } = open;
  return (
    <>
      {saving.state === 'conflict' && (
        <div className={classes.conflict} role="alert">
          <span>{texts.conflict.text}</span>
          <Button size="small" onClick={() => void open.loadTheirs()}>
            {texts.conflict.theirs}
          </Button>
          <Button size="small" onClick={() => void actions.copyMine()}>
            {texts.conflict.mine}
          </Button>
        </div>
      )}
      {looked && (
        <div className={classes.looking} role="status">
          <span>{looked.words}</span>
          <Button size="small" type="primary" onClick={open.takeLooked}>
            {looked.found ? texts.history.takeAsked : texts.history.take}
          </Button>
          <Button size="small" onClick={() => open.setLooked(undefined)}>
            {texts.history.back}
          </Button>
        </div>
      )}
    </>
  );
}
