import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, reportMemberCalls, reportScheduleCalls } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { again } from '../../../../../../app/actions/again.ts';
import { client } from '../../../../../../app/client.ts';
import { ViewDialog } from '../../../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../../../app/language/language.ts';
import { Loaded } from '../../../../../../app/loaded.tsx';
import { useBuilder } from '../../builder-context.ts';
import classes from '../dialogs.module.css';
import { ScheduleForm } from './schedule-form.tsx';
import { SendNow } from './send-now.tsx';
import { SendingList } from './sending-list.tsx';

type Loading = CallData<typeof reportScheduleCalls.getSchedule>;

const isUnderWay = (loaded: Loading | undefined): boolean =>
  loaded?.sendings.some(({ state, letters }) => state === 'due' || letters.some(one => one.state === 'queued')) ??
  false;

/** A report that is sent by mail again and again. */
export function ScheduleDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(reportScheduleTexts);
  const { scrollId, reportId } = useBuilder();
  const queries = useQueryClient();
  const queryKey = ['report-schedule', reportId];
  const found = useQuery({
    queryKey,
    queryFn: async () => {
      const at = { scrollId, reportId };
      const [loaded, { items }] = await Promise.all([
        client.call(reportScheduleCalls.getSchedule, at, { quiet: true }),
        client.call(reportMemberCalls.listMembers, at, { quiet: true }),
      ]);
      return { loaded, members: items.filter(one => one.maySeeRecords) };
    },
    gcTime: 0,
    refetchInterval: again(data => (isUnderWay(data?.loaded) ? 'moving' : 'seldom')),
  });
  const renew = () => queries.invalidateQueries({ queryKey });
  return (
    <ViewDialog title={t.title} width={640} onClose={onClose}>
      <Loaded of={found} words={t}>
        {({ loaded, members }) => (
          <div className={classes.rows}>
            <ScheduleForm loaded={loaded} members={members} onChanged={renew} />
            {loaded.schedule && loaded.schedule.nextTime !== null && (
              <>
                <h3>{t.now}</h3>
                <SendNow onSent={renew} />
              </>
            )}
            <h3>{t.last}</h3>
            <SendingList sendings={loaded.sendings} timeZone={loaded.timeZone} />
          </div>
        )}
      </Loaded>
    </ViewDialog>
  );
}
