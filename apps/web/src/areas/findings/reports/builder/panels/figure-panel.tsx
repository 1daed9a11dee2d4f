import type { ReportBlock } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { changeContent, setContent } from '../../model/block-changes.ts';
import { useMake } from '../builder-context.ts';
import { FigurePicker } from '../picker/figure-picker.tsx';
import { DraftInput } from './draft-input.tsx';
import { Part } from './field.tsx';

export function FigurePanel({ block }: { readonly block: ReportBlock }) {
  const t = useTexts(reportScreenTexts).figure;
  const make = useMake();
  const [isPicking, setIsPicking] = useState(false);
  if (block.content.kind !== 'figure') return null;
  const { caption } = block.content;
  return (
    <Part title={t.caption}>
      <DraftInput
        isLong
        label={t.caption}
        value={caption}
        maxLength={200}
        onSave={words => make(changeContent(block.id, ['caption'], words))}
      />
      <Button size="small" onClick={() => setIsPicking(true)}>
        {t.other}
      </Button>
      {isPicking && (
        <FigurePicker
          onPick={(figure, words) => {
            make(setContent(block.id, { kind: 'figure', figure, caption: caption || words }));
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Part>
  );
}
