import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BackupInfo, backupCalls } from '@wenshu/api-contract';
import { backupsTexts } from '@wenshu/texts/console/backups';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { EmptyState } from '@wenshu/ui';
import { Button } from 'antd';
import { again } from '../../../app/actions/again.ts';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { BackupTable } from './backup-table.tsx';
import { LastBackup } from './last-backup.tsx';

const key = ['operator-backups'];
const isMoving = ({ state, check }: BackupInfo) => state === 'running' || check?.state === 'running';

/** /operator/backups: when the last one was; taking one, and reading one to its end. */
export default function BackupsRoom() {
  const t = useTexts(backupsTexts);
  const frame = useTexts(consoleTexts);
  const may = useMayOperate();
  const queries = useQueryClient();
  const backups = useQuery({
    queryKey: key,
    queryFn: () => consoleClient.call(backupCalls.list, {}, { quiet: true }),
    refetchInterval: again(found => (found?.items.some(isMoving) ? 'moving' : 'seldom')),
  });
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ['operator-overview'] }),
    ]);
  const take = useAction(() => consoleClient.call(backupCalls.take, {}), { done: t.begun, refresh });
  const isTaking = take.isBusy || (backups.data?.items.some(({ state }) => state === 'running') ?? false);
  return (
    <Room
      name="backups"
      lead={t.lead}
      actions={
        may('backups.take') && (
          <Button type="primary" loading={isTaking} onClick={() => void take.run()}>
            {isTaking ? t.taking : t.take}
          </Button>
        )
      }
    >
      <Loaded of={backups} words={frame}>
        {found => (
          <>
            <LastBackup found={found} />
            {found.items.length === 0 ? (
              <EmptyState title={t.empty} text={may('backups.take') ? t.emptyText : ''} />
            ) : (
              <BackupTable items={found.items} refresh={refresh} />
            )}
          </>
        )}
      </Loaded>
    </Room>
  );
}
