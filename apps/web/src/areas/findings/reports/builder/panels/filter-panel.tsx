import type { ReportBlock } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../../../app/language/language.ts';
import { changeContent } from '../../model/block-changes.ts';
import { useMake } from '../builder-context.ts';
import { DraftInput } from './draft-input.tsx';
import { Part } from './field.tsx';
import classes from './panels.module.css';

export function FilterPanel({ block }: { readonly block: ReportBlock }) {
  const t = useTexts(reportScreenTexts).filter;
  const make = useMake();
  if (block.content.kind !== 'reader-filter') return null;
  return (
    <Part title={t.name}>
      <DraftInput
        label={t.name}
        value={block.content.title}
        maxLength={200}
        onSave={words => make(changeContent(block.id, ['title'], words))}
      />
      <p className={classes.hint}>{t.hint}</p>
    </Part>
  );
}
