import { fileKinds } from '@wenshu/survey-core';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { Checkbox } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './settings.module.css';

type FileKind = keyof typeof fileKinds;
const kinds = Object.keys(fileKinds) as FileKind[];

interface FileKindsFieldProps {
  readonly label: string;
  readonly value: string;
  onSet(value: string): void;
}

/** Which kinds of file are taken; none named: all. */
export function FileKindsField({ label, value, onSet }: FileKindsFieldProps) {
  const t = useTexts(panelTexts);
  const named = kinds.filter(kind => value.split(',').includes(kind));
  return (
    <fieldset className={classes.kinds}>
      <legend>{label}</legend>
      <Checkbox.Group
        value={named.length > 0 ? named : kinds}
        options={kinds.map(kind => ({ value: kind, label: t.fileKinds[kind] }))}
        onChange={chosen => chosen.length > 0 && onSet(chosen.length === kinds.length ? '' : chosen.join(','))}
      />
    </fieldset>
  );
}
