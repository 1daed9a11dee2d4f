import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { recordQualityTexts } from '@wenshu/texts/findings/record-quality';
import { StatusTag } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Variable } from '../../filter/variable.ts';
import { type CellValue, type CellWords, cellText } from './cell-text.ts';
import classes from './grid.module.css';
import { FLAGS, type RowLooks, STATUS } from './row-looks.ts';

const SUCCESS = 2;

interface CellContentProps {
  readonly variable: Variable;
  readonly value: CellValue | undefined;
  readonly words: CellWords;
  readonly looks: RowLooks;
}

/** That there are flags, wherever their own column stands. */
function FlagMark({ flags, separator }: { readonly flags: readonly number[]; readonly separator: string }) {
  const t = useTexts(recordQualityTexts);
  const names: Readonly<Record<number, string>> = useTexts(dataSetTexts).flags;
  const told = t.flagCount({ count: flags.length, names: flags.map(flag => names[flag] ?? flag).join(separator) });
  return (
    <span role="img" aria-label={told} title={told} className={classes.flagMark}>
      ⚑{flags.length > 1 && flags.length}
    </span>
  );
}

/** A value in its cell. A status is drawn as one, with what has set the record aside; so are flags. */
export function CellContent({ variable, value, words, looks }: CellContentProps): ReactNode {
  const t = useTexts(recordGridTexts);
  if (variable.key === FLAGS && Array.isArray(value))
    return value.map(flag => (
      <StatusTag key={flag} tone="waiting">
        {cellText(variable, flag, words)}
      </StatusTag>
    ));
  const text = cellText(variable, value, words);
  if (variable.key !== STATUS) return text;
  return (
    <>
      <StatusTag tone={looks.status === SUCCESS && !looks.setAside ? 'good' : 'calm'}>{text}</StatusTag>
      {looks.setAside && <StatusTag tone="waiting">{t.setAside[looks.setAside]}</StatusTag>}
      {looks.flags && <FlagMark flags={looks.flags} separator={words.separator} />}
    </>
  );
}
