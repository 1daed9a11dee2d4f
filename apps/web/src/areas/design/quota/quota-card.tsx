import { DeleteOutlined } from '@ant-design/icons';
import { quotaReadCalls } from '@wenshu/api-contract';
import type { Quota } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { Button } from 'antd';
import { useMemo } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditor, useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Locked } from '../questionnaire/locked.tsx';
import { Section } from '../questionnaire/section.tsx';
import { TextInput } from '../questionnaire/text-input.tsx';
import { quotaInput } from './change-cells.ts';
import { FillAll } from './fill-all.tsx';
import { MergeTable } from './merge-table.tsx';
import classes from './quota.module.css';
import { axesOf, axisName } from './quota-axes.ts';
import { buildGrid } from './quota-grid.ts';
import { QuotaTable } from './quota-table.tsx';
import { SharedSizes } from './shared-sizes.tsx';
import { useSizes } from './use-sizes.ts';
import { WhenFullSelect } from './when-full-choice.tsx';

interface QuotaCardProps {
  readonly quota: Quota;
  readonly counts: ReadonlyMap<string, number> | undefined;
  onResized(): void;
}

/** One quota: what it counts by, its sizes with the live counts, and what happens when it is full. */
export function QuotaCard({ quota, counts, onResized }: QuotaCardProps) {
  const t = useTexts(quotaTexts);
  const { isLocked, loaded, status } = useCreateScreen();
  const editor = useEditor();
  const run = useRun();
  const document = useEditorState(state => state.document);
  const grid = useMemo(() => buildGrid(axesOf(document, quota, t), quota), [document, quota, t]);
  const sizes = useSizes(quota, onResized);
  const squares = grid.rows.flatMap(row => row.squares);

  const remove = async () => {
    await editor.settled();
    const prompt = await client
      .call(quotaReadCalls.deleteQuotaPrompt, { scrollId: loaded.scrollId, quotaId: quota.id })
      .catch(() => undefined);
    if (!prompt) return;
    const names = prompt.axisIds.map(id => axisName(document, id)).join(' × ');
    const isSure = await askBox({
      title: t.removeTitle,
      text: t.removeText({ title: prompt.title, count: prompt.cellCount }),
      detail: t.removeAxes({ names }),
      confirm: t.remove,
      decline: t.cancel,
    });
    if (isSure) run('deleteQuota', { quotaId: quota.id });
  };

  return (
    <Section
      title={quota.title}
      tag={t.kinds[quota.kind]}
      lead={t.kindTexts[quota.kind]}
      aside={
        loaded.mayEdit && (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            disabled={isLocked}
            aria-label={`${t.remove} ${quota.title}`}
            onClick={() => void remove()}
          >
            {t.remove}
          </Button>
        )
      }
    >
      <Locked when={isLocked} className={classes.settings}>
        <TextInput
          label={t.name}
          value={quota.title}
          maxLength={50}
          onSave={title => run('saveQuota', { ...quotaInput(quota), title })}
        />
        <WhenFullSelect
          value={quota.whenFull}
          onChange={whenFull => run('saveQuota', { ...quotaInput(quota), whenFull })}
        />
      </Locked>
      {quota.kind === 'merged' ? (
        <>
          <MergeTable quota={quota} grid={grid} />
          <SharedSizes quota={quota} grid={grid} counts={counts} sizes={sizes} />
        </>
      ) : (
        <>
          {loaded.mayEdit && status !== 3 && (
            <FillAll onFill={size => sizes.set(squares.map(({ match }) => ({ match, size })))} />
          )}
          <QuotaTable quota={quota} grid={grid} counts={counts} sizes={sizes} />
        </>
      )}
      <p className={classes.hint}>{t.unlimitedHint}</p>
    </Section>
  );
}
