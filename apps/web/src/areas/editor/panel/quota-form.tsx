import { inOrder, orderAfter, ordersBetween, type Question, usesAxis, type WhenFull } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useRun } from '../canvas/use-run.ts';
import { newId } from '../state/new-id.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './panel.module.css';

/** The single quota on this question: a place per option. */
export function QuotaForm({ question }: { question: Question }) {
  const t = useTexts(editorTexts);
  const run = useRun();
  const quotas = useEditorState(state => state.document.quotas);
  const existing = Object.values(quotas).find(
    quota => quota.kind === 'single' && Object.values(quota.cells).some(cell => usesAxis(cell.match, question.id)),
  );
  const sizeOf = (itemId: string) =>
    Object.values(existing?.cells ?? {}).find(cell => usesAxis(cell.match, question.id, itemId))?.size ?? 0;
  const items = inOrder(question.items);
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>({});
  const [whenFull, setWhenFull] = useState<WhenFull>(existing?.whenFull ?? 'end');
  const save = () => {
    const orders = ordersBetween(null, null, items.length);
    run('saveQuota', {
      quotaId: existing?.id ?? newId(),
      order: existing?.order ?? orderAfter(Object.values(quotas), undefined),
      kind: 'single',
      title: t.quotaTitle({ seqName: question.seqName }),
      whenFull,
      cells: items.map((item, index) => ({
        cellId:
          Object.values(existing?.cells ?? {}).find(cell => usesAxis(cell.match, question.id, item.id))?.id ?? newId(),
        order: orders[index],
        match: { [question.id]: item.id },
        size: sizes[item.id] ?? sizeOf(item.id),
      })),
    });
    setSizes({});
  };
  return (
    <section className={classes.section}>
      <h3 className={classes.subheading}>{t.quota}</h3>
      <p className={classes.hint}>{t.quotaHint}</p>
      {items.map(item => (
        <div key={item.id} className={classes.field}>
          <span className={classes.fieldName}>{item.title.text}</span>
          <InputNumber
            className={classes.control}
            aria-label={`${t.quota} ${item.title.text}`}
            min={0}
            max={10_000_000}
            precision={0}
            value={sizes[item.id] ?? sizeOf(item.id)}
            onChange={size => setSizes({ ...sizes, [item.id]: size ?? 0 })}
          />
        </div>
      ))}
      <div className={classes.field}>
        <span className={classes.fieldName}>{t.whenFull}</span>
        <Select
          className={classes.control}
          aria-label={t.whenFull}
          value={whenFull}
          options={(['end', 'hold', 'continue'] as const).map(value => ({ value, label: t.whenFullNames[value] }))}
          onChange={setWhenFull}
        />
      </div>
      <div className={classes.actions}>
        <Button onClick={save}>{t.saveQuota}</Button>
        {existing && (
          <Button type="text" danger onClick={() => run('deleteQuota', { quotaId: existing.id })}>
            {t.removeQuota}
          </Button>
        )}
      </div>
    </section>
  );
}
