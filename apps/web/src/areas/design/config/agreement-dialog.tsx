import { type Agreement, isLink, orderAfter, type RichText } from '@wenshu/survey-core';
import { configTexts } from '@wenshu/texts/design/config';
import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { newId } from '../document/reading/new-id.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { RichField } from '../questionnaire/rich-field.tsx';
import classes from './config.module.css';

interface AgreementDialogProps {
  readonly agreement: Agreement | undefined;
  onClose(): void;
}

/** Name, content and link of an agreement. Neither name nor content can be empty (S5.13). */
export function AgreementDialog({ agreement, onClose }: AgreementDialogProps) {
  const { agreements: t } = useTexts(configTexts);
  const run = useRun();
  const others = useEditorState(state => state.document.agreements);
  const [name, setName] = useState(agreement?.name ?? '');
  const [start] = useState<RichText>(agreement?.content ?? { text: '' });
  const [content, setContent] = useState(start);
  const [link, setLink] = useState(agreement?.link ?? '');
  const [isTried, setIsTried] = useState(false);
  const problems = {
    name: name.trim() === '' ? t.nameEmpty : undefined,
    content: content.text.trim() === '' ? t.contentEmpty : undefined,
    link: link.trim() !== '' && !isLink(link.trim()) ? t.linkWrong : undefined,
  };
  const save = () => {
    setIsTried(true);
    if (problems.name || problems.content || problems.link) return;
    run('saveAgreement', {
      agreementId: agreement?.id ?? newId(),
      order: agreement?.order ?? orderAfter(Object.values(others), undefined),
      name: name.trim(),
      content,
      ...(link.trim() !== '' && { link: link.trim() }),
    });
    onClose();
  };
  return (
    <FormDialog
      width={760}
      title={agreement ? t.edit : t.add}
      submit={t.save}
      isDirty={name !== (agreement?.name ?? '') || link !== (agreement?.link ?? '') || content !== start}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={classes.dialog}>
        <Field label={t.name} problem={isTried ? problems.name : undefined}>
          {control => (
            <Input {...control} maxLength={50} value={name} onChange={event => setName(event.target.value)} />
          )}
        </Field>
        <div>
          <RichField label={t.content} placeholder={t.contentPlaceholder} value={content} onSave={setContent} />
          {isTried && problems.content && (
            <p className={classes.problem} role="alert">
              {problems.content}
            </p>
          )}
        </div>
        <Field label={t.link} problem={isTried ? problems.link : undefined}>
          {control => (
            <Input
              {...control}
              maxLength={2000}
              placeholder={t.linkPlaceholder}
              value={link}
              onChange={event => setLink(event.target.value)}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
