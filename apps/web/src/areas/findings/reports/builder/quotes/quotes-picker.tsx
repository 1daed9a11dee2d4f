import type { QuotesContent } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Select } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import { useQuotableTexts } from './use-quotable-texts.ts';

interface QuotesPickerProps {
  onPick(content: QuotesContent): void;
  onClose(): void;
}

/** Which question's answers are quoted; how is chosen beside the block. */
export function QuotesPicker({ onPick, onClose }: QuotesPickerProps) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.quotes;
  const offered = useQuotableTexts();
  const [variable, setVariable] = useState<string>();
  return (
    <FormDialog
      title={texts.blocks.quotes}
      width={460}
      submit={texts.ok}
      isReady={variable !== undefined}
      onSubmit={() => variable !== undefined && onPick(newQuotes(variable))}
      onClose={onClose}
    >
      <p>{offered.length === 0 ? t.noTexts : t.lead}</p>
      {offered.length > 0 && (
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: '100%' }}
          aria-label={t.question}
          placeholder={t.question}
          {...(variable !== undefined && { value: variable })}
          options={offered}
          onChange={setVariable}
        />
      )}
    </FormDialog>
  );
}

const newQuotes = (variable: string): QuotesContent => ({
  kind: 'quotes',
  title: '',
  variable,
  among: null,
  by: 'rule',
  order: 'typical',
  most: 5,
  chosen: [],
  beside: [],
  isForOutside: false,
});
