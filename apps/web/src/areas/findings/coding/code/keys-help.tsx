import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { Button } from 'antd';
import { useState } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './code.module.css';

const lines = ['codes', 'move', 'nextUncoded', 'select', 'make', 'search', 'words', 'undo', 'leave'] as const;

/** Which keys there are. */
export function KeysHelp() {
  const t = useTexts(codePartTexts).keys;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={classes.keysButton!} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <ViewDialog title={t.title} onClose={() => setOpen(false)}>
          <dl className={classes.keys}>
            {lines.map(line => (
              <div key={line}>
                <dt className={classes.key}>{t[line]}</dt>
                <dd>{t[`${line}Text`]}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.faint}>{t.first}</p>
        </ViewDialog>
      )}
    </>
  );
}
