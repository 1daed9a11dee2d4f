import { type EndOutcome, type EndPage, endOutcomes } from '@wenshu/survey-core';
import { answeringTexts } from '@wenshu/texts/answering';
import { skinTexts } from '@wenshu/texts/design/skin';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { RichField } from '../questionnaire/rich-field.tsx';
import { Section } from '../questionnaire/section.tsx';
import { EndPageTarget } from './end-page-target.tsx';
import classes from './skin.module.css';

interface EndPagesSectionProps {
  readonly isLocked: boolean;
  readonly outcome: EndOutcome;
  /** Another one is chosen: the preview shows it too. */
  onOutcome(outcome: EndOutcome): void;
}

/** The six end pages (S4.17): words, or an address. */
export function EndPagesSection({ isLocked, outcome, onOutcome }: EndPagesSectionProps) {
  const { endPages: t } = useTexts(skinTexts);
  const id = useId();
  const pages = useEditorState(state => state.document.endPages);
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      <label htmlFor={id} className={classes.label}>
        {t.choose}
      </label>
      <Select<EndOutcome>
        id={id}
        className={classes.outcome}
        value={outcome}
        onChange={onOutcome}
        options={endOutcomes.map(value => ({
          value,
          label: `${t.outcomes[value]} – ${t.outcomeTexts[value]}${pages[value] ? ` · ${t.custom}` : ''}`,
        }))}
      />
      <EndPageForm key={outcome} outcome={outcome} page={pages[outcome]} />
    </Section>
  );
}

function EndPageForm({ outcome, page }: { readonly outcome: EndOutcome; readonly page: EndPage | undefined }) {
  const { endPages: t } = useTexts(skinTexts);
  const { outcomes } = useTexts(answeringTexts);
  const run = useRun();
  const isUrl = page?.mode === 'url';
  return (
    <div className={classes.endPage}>
      <EndPageTarget outcome={outcome} page={page} />
      {!isUrl && (
        <RichField
          label={t.text}
          about={t.outcomes[outcome]}
          value={page?.text ?? { text: '' }}
          placeholder={t.textPlaceholder({ text: outcomes[outcome].text })}
          onSave={text => run('saveEndPage', { outcome, page: { ...page, text } })}
        />
      )}
      {page && (
        <div>
          <Button type="text" onClick={() => run('saveEndPage', { outcome, page: null })}>
            {t.reset}
          </Button>
        </div>
      )}
    </div>
  );
}
