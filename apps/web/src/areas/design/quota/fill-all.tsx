import { quotaTexts } from '@wenshu/texts/design/quota';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import classes from './quota.module.css';

/** The same size for every cell at once. */
export function FillAll({ onFill }: { onFill(size: number): void }) {
  const t = useTexts(quotaTexts);
  const [size, setSize] = useState<number | null>(null);
  return (
    <div className={classes.tools}>
      <NumberInput
        aria-label={t.fill}
        min={0}
        max={10_000_000}
        precision={0}
        value={size}
        placeholder={t.fill}
        onChange={setSize}
        style={{ width: 130 }}
      />
      <Button disabled={size === null} onClick={() => size !== null && onFill(size)}>
        {t.fillAll}
      </Button>
      <span className={classes.toolHint}>{t.fillHint}</span>
    </div>
  );
}
