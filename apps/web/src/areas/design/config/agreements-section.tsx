import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { type Agreement, inOrder } from '@wenshu/survey-core';
import { configTexts } from '@wenshu/texts/design/config';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Section } from '../questionnaire/section.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';
import classes from './config.module.css';

/** What respondents accept before the first question (S3.62). */
export function AgreementsSection() {
  const { agreements: t } = useTexts(configTexts);
  const { isLocked } = useCreateScreen();
  const run = useRun();
  const agreements = useEditorState(state => state.document.agreements);
  const [edited, setEdited] = useState<Agreement | 'new'>();
  const remove = async ({ id, name }: Agreement) => {
    const text = t.removeText({ name });
    if (await askBox({ title: t.removeTitle, text, confirm: t.remove, decline: t.cancel }))
      run('deleteAgreement', { agreementId: id });
  };
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      {Object.keys(agreements).length === 0 && <p className={classes.none}>{t.none}</p>}
      <ul className={classes.agreements}>
        {inOrder(agreements).map(agreement => (
          <li key={agreement.id} className={classes.agreement}>
            <div className={classes.agreementText}>
              <strong>{agreement.name}</strong>
              <p className={classes.excerpt}>{agreement.content.text}</p>
              {agreement.link && <p className={classes.excerpt}>{agreement.link}</p>}
            </div>
            <Button
              type="text"
              icon={<EditOutlined aria-hidden />}
              aria-label={`${t.edit} ${agreement.name}`}
              onClick={() => setEdited(agreement)}
            />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`${t.remove} ${agreement.name}`}
              onClick={() => void remove(agreement)}
            />
          </li>
        ))}
      </ul>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
        {t.add}
      </Button>
      {edited && (
        <AgreementDialog agreement={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  );
}
