import { PlusOutlined } from '@ant-design/icons';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Button } from 'antd';
import { useContext, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { SourcesContext } from '../open/source-names.ts';
import { QuoteDialog } from './quote-dialog.tsx';

/** Evidence begins with a passage of a source: without a source there is nothing to take it from. */
export function QuoteButton({ parent }: { readonly parent: string | null }) {
  const t = useTexts(paperTexts).evidence;
  const sources = useContext(SourcesContext);
  const [isOpen, setIsOpen] = useState(false);
  if (parent === null || sources.size === 0) return null;
  return (
    <>
      <Button size="small" type="text" icon={<PlusOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t.add}
      </Button>
      {isOpen && <QuoteDialog parent={parent} onClose={() => setIsOpen(false)} />}
    </>
  );
}
