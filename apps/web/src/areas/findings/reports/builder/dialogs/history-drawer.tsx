import { reportCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { client } from '../../../../../app/client.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { HistoryDrawer as DocumentHistory } from '../../../../design/document/parts/history-drawer.tsx';
import { useBuilder, useMayEdit, useWorkState } from '../builder-context.ts';

const SHOWN = 100;

/** Who changed it when; the report can be made what it was at any of these moments. */
export function HistoryDrawer({ onClose }: { onClose(): void }) {
  const texts = useTexts(reportScreenTexts);
  const { scrollId, reportId, work } = useBuilder();
  return (
    <DocumentHistory
      words={texts.history}
      loading={texts}
      queryKey={['report-history', reportId]}
      version={useWorkState(state => state.version)}
      mayEdit={useMayEdit()}
      ask={() => client.call(reportCalls.history, { scrollId, reportId, size: SHOWN }, { quiet: true })}
      restore={async (version, editId) => {
        await client.call(reportCalls.restore, { scrollId, reportId, editId, version });
        return texts.history.restored;
      }}
      follow={work.followOthers}
      onClose={onClose}
    />
  );
}
