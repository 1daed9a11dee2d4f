import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { analysisAddress } from '../analysis-address.ts';
import { useNameDraft } from '../naming/use-name-draft.ts';
import type { SavingState } from '../work/use-saving.ts';
import classes from './screen.module.css';

interface AnalysisBarProps {
  readonly scrollId: string;
  readonly name: string;
  readonly saving: SavingState;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  /** Whether it is kept yet: before that there is nothing to share or to remove. */
  readonly isKept: boolean;
  readonly undo: { readonly canUndo: boolean; readonly canRedo: boolean; undo(): void; redo(): void };
  onName(name: string): void;
  onRetry(): void;
  /** What the whole is exported with. */
  readonly exporting: ReactNode;
  readonly actions: Readonly<Record<'fresh' | 'copy' | 'share' | 'history' | 'remove', () => void>>;
}

/** Its name, whether it is saved, and what can be done with the whole. */
export function AnalysisBar(props: AnalysisBarProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.bar;
  const { name, saving, isOwn, isShared, isKept, undo, actions } = props;
  const items = [
    { key: 'fresh', label: t.fresh },
    ...(isKept ? [{ key: 'copy', label: t.copy }] : []),
    ...(isKept && isOwn ? [{ key: 'share', label: isShared ? t.unshare : t.share }] : []),
    ...(isKept ? [{ key: 'history', label: t.history }] : []),
    ...(isKept && isOwn ? [{ key: 'remove', label: t.remove, danger: true }] : []),
  ];
  return (
    <div className={classes.bar}>
      <NameField name={name} onSave={props.onName} />
      {isShared && <span className={classes.tag}>{t.isShared}</span>}
      <span className={classes.saving} role="status" data-state={saving}>
        {saving === 'conflict' ? texts.saving.unsaved : texts.saving[saving]}
      </span>
      {saving === 'failed' && (
        <Button size="small" onClick={props.onRetry}>
          {texts.saving.again}
        </Button>
      )}
      <span className={classes.spacer} />
      <AppLink to={analysisAddress({ scrollId: props.scrollId, view: 'mine' })} className={classes.mine}>
        {texts.pages.mine}
      </AppLink>
      <StepButton icon={<UndoOutlined aria-hidden />} words={t.undo} canPress={undo.canUndo} onPress={undo.undo} />
      <StepButton icon={<RedoOutlined aria-hidden />} words={t.redo} canPress={undo.canRedo} onPress={undo.redo} />
      {props.exporting}
      <Dropdown
        trigger={['click']}
        menu={{ items, onClick: ({ key }) => actions[key as keyof typeof actions]() }}
        placement="bottomRight"
      >
        <Button size="small">{t.more}</Button>
      </Dropdown>
    </div>
  );
}

interface StepButtonProps {
  readonly icon: ReactNode;
  readonly words: string;
  readonly canPress: boolean;
  onPress(): void;
}

function StepButton({ icon, words, canPress, onPress }: StepButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={words}
      title={words}
      disabled={!canPress}
      onClick={onPress}
    />
  );
}

function NameField({ name, onSave }: { readonly name: string; onSave(name: string): void }) {
  const t = useTexts(analysisScreenTexts).bar;
  return (
    <input
      className={classes.name}
      aria-label={t.name}
      {...useNameDraft(name, onSave)}
      onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
