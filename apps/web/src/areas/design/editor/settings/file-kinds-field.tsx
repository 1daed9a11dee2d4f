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

/** Which kinds of file are taken; none named: all that are known. */
export function FileKindsField({ label, value, onSet }: FileKindsFieldProps) {
  const t = useTexts(panelTexts);
  const known = kinds.filter(kind => kind !== 'any');
  const named = kinds.filter(kind => value.split(',').includes(kind));
  const shown = named.includes('any') ? kinds : named.length > 0 ? named : known;
  const write = (chosen: readonly FileKind[]) => {
    // Any is all of them; taking one of the others away takes it away too.
    const isAny = chosen.includes('any') && (!named.includes('any') || chosen.length === kinds.length);
    const rest = chosen.filter(kind => kind !== 'any');
    if (isAny) onSet('any');
    else if (rest.length > 0) onSet(rest.length === known.length ? '' : rest.join(','));
  };
  return (
    <fieldset className={classes.kinds}>
      <legend>{label}</legend>
      <Checkbox.Group
        value={shown}
        options={kinds.map(kind => ({ value: kind, label: t.fileKinds[kind] }))}
        onChange={chosen => write(chosen)}
      />
    </fieldset>
  );
}
