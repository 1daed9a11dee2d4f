import type { ReportBlock } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useTexts } from '../../../../../app/language/language.ts';
import { useBuilder } from '../builder-context.ts';
import { Part } from './field.tsx';
import classes from './panels.module.css';

export function TextPanel({ block }: { readonly block: ReportBlock }) {
  const t = useTexts(reportScreenTexts).text;
  const { view } = useBuilder();
  return (
    <Part title={t.title}>
      <Button size="small" disabled={block.isLocked === true} onClick={() => view.setState({ writing: block.id })}>
        {t.write}
      </Button>
      <p className={classes.hint}>{t.hint}</p>
    </Part>
  );
}
