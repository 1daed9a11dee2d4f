import { exhibitAs, type ReportBlock } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useTexts } from '../../../../../app/language/language.ts';
import { changeContent } from '../../model/block-changes.ts';
import { useMake } from '../builder-context.ts';
import { DraftInput } from './draft-input.tsx';
import { Field, Part } from './field.tsx';
import classes from './panels.module.css';

const kinds = exhibitAs.filter(as => as !== 'dashboard');

/** A table from Excel: its title, and as what its numbers are drawn. */
export function SheetPanel({ block }: { readonly block: ReportBlock }) {
  const t = useTexts(reportScreenTexts).chart;
  const make = useMake();
  if (block.content.kind !== 'sheet') return null;
  const { title, as } = block.content;
  return (
    <Part title={t.look}>
      <Field name={t.title}>
        <DraftInput
          label={t.title}
          value={title}
          maxLength={200}
          onSave={words => make(changeContent(block.id, ['title'], words))}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset */}
      <div className={classes.kinds} role="group" aria-label={t.kind}>
        {kinds.map(kind => (
          <Button
            key={kind}
            size="small"
            type={kind === as ? 'primary' : 'default'}
            aria-pressed={kind === as}
            onClick={() => make(changeContent(block.id, ['as'], kind))}
          >
            {t.as[kind]}
          </Button>
        ))}
      </div>
    </Part>
  );
}
