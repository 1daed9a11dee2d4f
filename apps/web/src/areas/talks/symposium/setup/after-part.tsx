import { symposiumAfterCalls } from '@wenshu/api-contract';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { EmptyState } from '@wenshu/ui';
import { Button } from 'antd';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { transcriptAddress } from '../../transcripts/transcript-address.ts';
import classes from '../symposium.module.css';
import type { KnownSymposium } from './known-symposium.ts';

interface AfterPartProps {
  readonly scrollId: string;
  readonly symposium: KnownSymposium;
}

/** What is left of it: a transcript to clean and code, and files. */
export function AfterPart({ scrollId, symposium: { state, mayRead } }: AfterPartProps) {
  const t = useTexts(symposiumTexts).after;
  const { go } = useGo();
  const making = useAction(() => client.call(symposiumAfterCalls.toTranscript, { scrollId }), {
    done: t.made,
    onDone: made => go(transcriptAddress({ scrollId: made.scrollId, recordId: made.transcriptId })),
  });
  const exporting = useAction(
    (format: 'docx' | 'xlsx') => client.call(symposiumAfterCalls.export, { scrollId, format }),
    { onDone: downloadFile },
  );
  if (!mayRead) return <p className={`${classes.wide} ${classes.soft}`}>{t.forReaders}</p>;
  if (state === 'draft') return <EmptyState title={t.empty} text={t.emptyText} />;
  return (
    <div className={classes.part}>
      <p className={classes.soft}>{t.lead}</p>
      <div className={`${classes.line} ${classes.below}`}>
        <Button type="primary" loading={making.isBusy} onClick={() => void making.run()}>
          {t.make}
        </Button>
        <Button loading={exporting.isBusy} onClick={() => void exporting.run('docx')}>
          {t.docx}
        </Button>
        <Button loading={exporting.isBusy} onClick={() => void exporting.run('xlsx')}>
          {t.xlsx}
        </Button>
      </div>
    </div>
  );
}
