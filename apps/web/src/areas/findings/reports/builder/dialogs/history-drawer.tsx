import { useQuery } from '@tanstack/react-query';
import { reportCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Drawer } from 'antd';
import { client } from '../../../../../app/client.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { askBox, notify } from '../../../../../app/notices/notices.ts';
import { HistoryList } from '../../../../design/document/parts/history-list.tsx';
import { newId } from '../../../../design/document/reading/new-id.ts';
import { useBuilder, useMayEdit, useWorkState } from '../builder-context.ts';

const SHOWN = 100;

/** Who changed it when; the report can be made what it was at any of these moments. */
export function HistoryDrawer({ onClose }: { onClose(): void }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.history;
  const { scrollId, reportId, work } = useBuilder();
  const version = useWorkState(state => state.version);
  const mayEdit = useMayEdit();
  const history = useQuery({
    queryKey: ['report-history', reportId, version],
    queryFn: () => client.call(reportCalls.history, { scrollId, reportId, size: SHOWN }, { quiet: true }),
    gcTime: 0,
  });
  const restore = async (to: number, time: string) => {
    const isSure = await askBox({
      title: t.sure({ time }),
      text: t.sureText,
      confirm: t.restore,
      decline: texts.cancel,
    });
    if (!isSure) return;
    const body = { scrollId, reportId, editId: newId(), version: to };
    const made = await client.call(reportCalls.restore, body).catch(() => undefined);
    if (!made) return;
    // The news bring it in any case; here it is at once.
    await work.followOthers().catch(() => {});
    notify.success(t.restored);
    onClose();
  };
  return (
    <Drawer open title={t.title} size={400} onClose={onClose}>
      <Loaded of={history} words={texts}>
        {({ items }) => (
          <HistoryList
            words={t}
            steps={items}
            version={version}
            mayEdit={mayEdit}
            onRestore={(to, time) => void restore(to, time)}
          />
        )}
      </Loaded>
    </Drawer>
  );
}
