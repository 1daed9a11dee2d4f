import { type Agreement, isLink, orderAfter, type RichText } from '@wenshu/survey-core';
import { configTexts } from '@wenshu/texts/design/config';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
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
  const id = useId();
  const run = useRun();
  const others = useEditorState(state => state.document.agreements);
  const [name, setName] = useState(agreement?.name ?? '');
  const [content, setContent] = useState<RichText>(agreement?.content ?? { text: '' });
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
  const shown = (problem: string | undefined) =>
    isTried && problem ? (
      <p className={classes.problem} role="alert">
        {problem}
      </p>
    ) : null;
  return (
    <Modal
      open
      width={760}
      title={agreement ? t.edit : t.add}
      okText={t.save}
      cancelText={t.cancel}
      mask={{ closable: false }}
      onOk={save}
      onCancel={onClose}
    >
      <div className={classes.dialog}>
        <div>
          <label htmlFor={`${id}-name`}>{t.name}</label>
          <Input id={`${id}-name`} maxLength={50} value={name} onChange={event => setName(event.target.value)} />
          {shown(problems.name)}
        </div>
        <div>
          <RichField label={t.content} placeholder={t.contentPlaceholder} value={content} onSave={setContent} />
          {shown(problems.content)}
        </div>
        <div>
          <label htmlFor={`${id}-link`}>{t.link}</label>
          <Input
            id={`${id}-link`}
            maxLength={2000}
            placeholder={t.linkPlaceholder}
            value={link}
            onChange={event => setLink(event.target.value)}
          />
          {shown(problems.link)}
        </div>
      </div>
    </Modal>
  );
}
