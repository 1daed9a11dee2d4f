import { useQuery } from '@tanstack/react-query';
import { paperCalls } from '@wenshu/api-contract';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Drawer } from 'antd';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { HistoryList } from '../../../design/document/parts/history-list.tsx';
import { newId } from '../../../design/document/reading/new-id.ts';
import { useMayEdit, useOpenPaper, useWorkState } from '../screen/paper-context.ts';

const SHOWN = 100;

/** Who changed it when; the paper can be made what it was at any of these moments. */
export function HistoryDrawer({ onClose }: { onClose(): void }) {
  const texts = useTexts(paperTexts);
  const t = texts.history;
  const { paperId, work } = useOpenPaper();
  const version = useWorkState(state => state.version);
  const history = useQuery({
    queryKey: ['paper-history', paperId, version],
    queryFn: () => client.call(paperCalls.history, { paperId, size: SHOWN }, { quiet: true }),
    gcTime: 0,
  });
  const mayEdit = useMayEdit();
  const restore = async (to: number, time: string) => {
    const box = { title: t.sure({ time }), text: t.sureText, confirm: t.restore, decline: texts.cancel };
    if (!(await askBox(box))) return;
    const made = await client
      .call(paperCalls.restore, { paperId, editId: newId(), version: to })
      .catch(() => undefined);
    if (!made) return;
    // The news bring it in any case; here it is at once.
    await work.followOthers().catch(() => {});
    notify.success(made.dropped > 0 ? t.dropped({ count: made.dropped }) : t.restored);
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
