import type { Draft } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { TemplatePreview } from '../create-survey/template-preview.tsx';
import classes from './drafting.module.css';

/** A template that is made for what was described, beside the plan: looked at, and begun with instead. */
export function NearTemplate({
  template: { slug, title, summary },
}: {
  readonly template: NonNullable<Draft['template']>;
}) {
  const { template: t } = useTexts(draftingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.box} aria-label={t.title}>
      <h2 className={classes.small}>{t.title}</h2>
      <p className={classes.hint}>{t.text({ name: title })}</p>
      <p className={classes.hint}>{summary}</p>
      <Button onClick={() => setOpen(true)}>{t.look}</Button>
      {isOpen && <TemplatePreview slug={slug} onClose={() => setOpen(false)} />}
    </section>
  );
}
