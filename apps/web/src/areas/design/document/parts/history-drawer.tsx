import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Loaded, type LoadedWords } from '../../../../app/loaded.tsx';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { newId } from '../reading/new-id.ts';
import { HistoryList, type HistoryStep, type HistoryWords } from './history-list.tsx';

interface HistoryDrawerProps {
  readonly words: HistoryWords & {
    sure(of: { readonly time: string }): string;
    readonly sureText: string;
  };
  readonly loading: LoadedWords & { readonly cancel: string };
  readonly queryKey: readonly string[];
  /** The version that the document has now. */
  readonly version: number;
  readonly mayEdit: boolean;
  ask(): Promise<{ readonly items: readonly HistoryStep[] }>;
  /** Makes it what it was, under the id of an edit; what is told of it, or nothing where it was refused and told already. */
  restore(version: number, editId: string): Promise<string | undefined>;
  /** Brings here at once what the news would bring in a moment. */
  follow(): Promise<unknown>;
  onClose(): void;
}

/** Who changed a document when, and the way back to any of these moments. */
export function HistoryDrawer(props: HistoryDrawerProps) {
  const { words: t, loading, queryKey, version, mayEdit, ask, restore, follow, onClose } = props;
  const history = useQuery({ queryKey: [...queryKey, version], queryFn: ask, gcTime: 0 });
  const goBack = async (to: number, time: string) => {
    const box = { title: t.sure({ time }), text: t.sureText, confirm: t.restore, decline: loading.cancel };
    if (!(await askBox(box))) return;
    const told = await restore(to, newId()).catch(() => undefined);
    if (told === undefined) return;
    await follow().catch(() => {});
    notify.success(told);
    onClose();
  };
  return (
    <Drawer open title={t.title} size={400} onClose={onClose}>
      <Loaded of={history} words={loading}>
        {({ items }) => (
          <HistoryList
            words={t}
            steps={items}
            version={version}
            mayEdit={mayEdit}
            onRestore={(to, time) => void goBack(to, time)}
          />
        )}
      </Loaded>
    </Drawer>
  );
}
