import { MAX_LABEL, MAX_NAME } from '@wenshu/analysis/browser';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { FormField } from '../form-field/form-field.tsx';
import type { MakingSource } from './forms/form-props.ts';
import { MakingForm } from './forms/making-form.tsx';
import type { VariableDraft } from './made-variable.ts';
import { useVariablePreview } from './use-variable-preview.ts';
import { VariablePreview } from './variable-preview.tsx';
import classes from './workbench.module.css';

interface VariableEditorProps {
  readonly scrollId: string;
  readonly draft: VariableDraft;
  readonly source: MakingSource;
  onSave(draft: VariableDraft): Promise<unknown>;
  onClose(): void;
}

/** A variable being made, with what comes of it so far. */
export function VariableEditor({ scrollId, draft: first, source, onSave, onClose }: VariableEditorProps) {
  const t = useTexts(workbenchTexts);
  const [draft, setDraft] = useState(first);
  const { isBusy, run: save } = useAction(onSave);
  const { isReady, isFresh, isError, preview } = useVariablePreview(scrollId, draft);
  const problem = preview?.problem;
  const kind = t.makes[draft.making.make];
  const canSave = isReady && isFresh && preview?.found != null && !isBusy;
  return (
    <Drawer
      open
      size={620}
      title={(first.variableId === undefined ? t.newTitle : t.editTitle)(kind)}
      onClose={onClose}
      footer={
        <div className={classes.tools}>
          <Button type="primary" disabled={!canSave} loading={isBusy} onClick={() => void save(draft)}>
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      }
    >
      <div className={classes.form}>
        <p className={classes.faint}>{kind.text}</p>
        <div className={classes.pair}>
          <FormField label={t.form.label} hint={t.form.labelHint}>
            <Input
              aria-label={t.form.label}
              maxLength={MAX_LABEL}
              value={draft.label}
              onChange={event => setDraft({ ...draft, label: event.target.value })}
            />
          </FormField>
          <FormField
            label={t.form.name}
            hint={t.form.nameHint}
            problem={problem?.field === 'name' ? problem.text : undefined}
          >
            <Input
              aria-label={t.form.name}
              maxLength={MAX_NAME}
              status={problem?.field === 'name' ? 'error' : ''}
              value={draft.name}
              onChange={event => setDraft({ ...draft, name: event.target.value })}
            />
          </FormField>
        </div>
        <MakingForm making={draft.making} source={source} onChange={making => setDraft({ ...draft, making })} />
        <section aria-labelledby="variable-preview" aria-busy={isReady && !isFresh}>
          <h3 id="variable-preview">{t.preview}</h3>
          {!isReady && <p className={classes.faint}>{t.toFill}</p>}
          {isReady && !preview && !isError && <p className={classes.faint}>{t.previewing}</p>}
          {isReady && isError && <p role="alert">{t.previewFailed}</p>}
          {problem?.field === 'recipe' && (
            <p className={classes.problem} role="alert">
              {problem.text}
            </p>
          )}
          {preview?.found && <VariablePreview found={preview.found} isFresh={isFresh} />}
        </section>
      </div>
    </Drawer>
  );
}
