import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { readCuts } from '../../analysis/work/bands.ts';
import { FormField } from '../../form-field/form-field.tsx';
import classes from '../workbench.module.css';

/** All bands at once, of the numbers between them. */
export function CutsField({ onCuts }: { onCuts(cuts: readonly number[]): void }) {
  const t = useTexts(workbenchTexts).form;
  const [text, setText] = useState('');
  const cuts = readCuts(text);
  const isWrong = text.trim() !== '' && cuts === undefined;
  const fill = () => cuts && onCuts(cuts);
  return (
    <div className={classes.cuts}>
      <FormField label={t.cuts} hint={t.cutsHint} problem={isWrong ? t.cutsWrong : undefined}>
        <Input aria-label={t.cuts} value={text} onChange={event => setText(event.target.value)} onPressEnter={fill} />
      </FormField>
      <Button disabled={!cuts} onClick={fill}>
        {t.fill}
      </Button>
    </div>
  );
}
