import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import { bandsRecipe, derivedVariables, readCuts } from '../work/bands.ts';
import { useSetup } from './setup-context.ts';
import classes from './slots.module.css';

interface BandsDialogProps {
  readonly variable: Variable;
  onClose(): void;
}

/** A number as some bands: a variable of this analysis, used like any other. */
export function BandsDialog({ variable, onClose }: BandsDialogProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.bands;
  const { change } = useSetup();
  const [text, setText] = useState('');
  const cuts = readCuts(text);
  const make = () => {
    if (!cuts) return;
    const id = newHexId().slice(0, 12);
    change(now => ({ ...now, derived: { ...now.derived, [id]: bandsRecipe(variable, cuts, id, t) } }));
    onClose();
  };
  const shown = cuts && derivedVariables({ x: bandsRecipe(variable, cuts, 'x', t) })[0]?.categories;
  return (
    <Modal
      open
      title={t.title({ name: variableName(variable) })}
      okText={t.make}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !cuts }}
      onOk={make}
      onCancel={onClose}
      width={460}
    >
      <p className={classes.hint}>{t.hint}</p>
      <Input
        autoFocus
        aria-label={t.cuts}
        placeholder="18, 25, 35"
        value={text}
        onChange={event => setText(event.target.value)}
        onPressEnter={make}
      />
      <p className={classes.hint} role="status">
        {shown ? shown.map(({ label }) => label).join(' · ') : text.trim() && t.notReadable}
      </p>
    </Modal>
  );
}
