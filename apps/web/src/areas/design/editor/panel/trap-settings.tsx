import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { questionTypes } from '@wenshu/question-types/core';
import { findTrap, inOrder, type Question, readSetting, type SealedType, settingDictionary } from '@wenshu/survey-core';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberField } from '../../document/parts/number-field.tsx';
import { useEditor } from '../../document/state/use-editor.ts';
import { runAllInWords } from '../../document/state/use-run.ts';
import { OptionChips } from '../logic/option-chips.tsx';
import settings from '../settings/settings.module.css';
import classes from './panel.module.css';
import { chooseTrapParts, setTrapNumber, switchTrap, type TrapEdit, trapParts } from './trap-edits.ts';

/** Whether the question is an attention check, and which answer passes it. */
export function TrapSettings({ question }: { readonly question: Question }) {
  const t = useTexts(panelTexts).trap;
  const editor = useEditor();
  const id = useId();
  const type: SealedType = questionTypes[question.type as QuestionTypeSlug];
  const { trap, choosesSeveral } = type.capabilities;
  if (!trap) return null;
  const make = (commands: TrapEdit) =>
    runAllInWords(
      editor,
      () => commands,
      () => {},
    );
  const isOn = readSetting(question.settings, 'isTrap');
  const items = inOrder(question.items);
  // What has options below it is not chosen itself.
  const choosable = items.filter(item => !items.some(other => other.parentItemId === item.id));
  const right = trapParts(question, 'items');
  return (
    <section className={classes.section} aria-labelledby={`${id}-title`}>
      <div className={settings.field}>
        <h3 id={`${id}-title`} className={classes.subheading}>
          {t.title}
        </h3>
        <Switch
          aria-label={t.title}
          aria-describedby={`${id}-hint`}
          checked={isOn}
          onChange={on => make(switchTrap(question, on))}
        />
      </div>
      <p id={`${id}-hint`} className={settings.hint}>
        {t.hint}
      </p>
      {isOn && trap === 'rows' && (
        <Parts label={t.rows} hint={t.rowsHint}>
          <OptionChips
            label={t.rows}
            items={inOrder(question.rows)}
            chosen={trapParts(question, 'rows')}
            onChange={chosen => make(chooseTrapParts(question, 'rows', chosen))}
          />
        </Parts>
      )}
      {isOn && trap !== 'number' && (
        <Parts label={t.right} hint={choosesSeveral ? t.exactly : right.length > 1 ? t.anyOf : undefined}>
          <OptionChips
            label={t.right}
            items={choosable}
            chosen={right}
            onChange={chosen => make(chooseTrapParts(question, 'items', chosen))}
          />
        </Parts>
      )}
      {isOn && trap === 'number' && (
        <div className={settings.field}>
          <label htmlFor={`${id}-number`}>{t.right}</label>
          <NumberField
            id={`${id}-number`}
            className={settings.control}
            min={settingDictionary.trapNumber.min}
            max={settingDictionary.trapNumber.max}
            value={readSetting(question.settings, 'trapNumber')}
            areStepsSaved
            onSave={number => make(setTrapNumber(question, number))}
          />
        </div>
      )}
      {isOn && !findTrap(question, type) && (
        <p className={classes.missing} role="status">
          {trap === 'rows' ? t.missingRow : t.missing}
        </p>
      )}
    </section>
  );
}

function Parts({
  label,
  hint,
  children,
}: {
  readonly label: string;
  readonly hint: string | undefined;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={classes.parts}>
      <span>
        {label}
        {hint && <span className={classes.partsHint}>{hint}</span>}
      </span>
      {children}
    </div>
  );
}
