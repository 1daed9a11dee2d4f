import { reportCalls, reportShapeNames } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { LONGEST_NAME } from '../../analysis/naming/longest-name.ts';
import { reportAddress } from '../report-address.ts';
import classes from './list.module.css';

/** Name and shape of a new report. */
export function NewReportDialog({ scrollId, onClose }: { readonly scrollId: string; onClose(): void }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.fresh;
  const { go } = useGo();
  const [name, setName] = useState('');
  const [shape, setShape] = useState<(typeof reportShapeNames)[number]>('wide');
  const { isBusy, run: create } = useAction(
    () => client.call(reportCalls.create, { scrollId, name: name.trim() || t.untitled, shape }),
    { onDone: ({ reportId }) => go(reportAddress({ scrollId, reportId })) },
  );
  return (
    <FormDialog title={t.title} width={480} submit={t.create} isBusy={isBusy} onSubmit={create} onClose={onClose}>
      <Input
        aria-label={texts.bar.name}
        placeholder={t.untitled}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset */}
      <div className={classes.shapes} role="group" aria-label={t.shape}>
        {reportShapeNames.map(one => (
          <button
            key={one}
            type="button"
            className={classes.shape}
            data-shape={one}
            aria-pressed={one === shape}
            onClick={() => setShape(one)}
          >
            <i />
            {texts.shapes[one]}
          </button>
        ))}
      </div>
    </FormDialog>
  );
}
