import { paperCalls } from '@wenshu/api-contract';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { HistoryDrawer as DocumentHistory } from '../../../design/document/parts/history-drawer.tsx';
import { useMayEdit, useOpenPaper, useWorkState } from '../open/paper-context.ts';

const SHOWN = 100;

/** Who changed it when; the paper can be made what it was at any of these moments, but for evidence whose source is gone. */
export function HistoryDrawer({ onClose }: { onClose(): void }) {
  const texts = useTexts(paperTexts);
  const t = texts.history;
  const { paperId, work } = useOpenPaper();
  return (
    <DocumentHistory
      words={t}
      loading={texts}
      queryKey={['paper-history', paperId]}
      version={useWorkState(state => state.version)}
      mayEdit={useMayEdit()}
      ask={() => client.call(paperCalls.history, { paperId, size: SHOWN }, { quiet: true })}
      restore={async (version, editId) => {
        const { dropped } = await client.call(paperCalls.restore, { paperId, editId, version });
        return dropped > 0 ? t.dropped({ count: dropped }) : t.restored;
      }}
      follow={work.followOthers}
      onClose={onClose}
    />
  );
}
