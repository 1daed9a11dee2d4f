import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { StatusTag } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Variable } from '../../filter/variable.ts';
import { type CellValue, type CellWords, cellText } from './cell-text.ts';
import { type RowLooks, STATUS } from './row-looks.ts';

const SUCCESS = 2;

interface CellContentProps {
  readonly variable: Variable;
  readonly value: CellValue | undefined;
  readonly words: CellWords;
  readonly looks: RowLooks;
}

/** A value in its cell. A status is drawn as one, with what has set the record aside. */
export function CellContent({ variable, value, words, looks }: CellContentProps): ReactNode {
  const t = useTexts(recordGridTexts);
  const text = cellText(variable, value, words);
  if (variable.key !== STATUS) return text;
  return (
    <>
      <StatusTag tone={looks.status === SUCCESS && !looks.setAside ? 'good' : 'calm'}>{text}</StatusTag>
      {looks.setAside && <StatusTag tone="waiting">{t.setAside[looks.setAside]}</StatusTag>}
    </>
  );
}
