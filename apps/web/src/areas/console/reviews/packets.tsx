import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PacketToReview, reviewCalls } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { EmptyState, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { addressOf } from '../../collect/respondents/person-words.ts';
import { priceText } from '../../collect/samples/price-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import { RefusedPayouts } from './refused-payouts.tsx';
import classes from './reviews.module.css';

const SIZE = 20;
const decisions = ['approvePacket', 'rejectPacket'] as const;
type Decision = (typeof decisions)[number];

/** Red packets that are paid for and wait for somebody of the platform. */
export function Packets() {
  const { packets: t } = useTexts(reviewTexts);
  const frame = useTexts(consoleTexts);
  const may = useMayOperate();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<{ readonly packet: PacketToReview; readonly decision: Decision }>();
  const packets = useQuery({
    queryKey: ['operator-packets', page],
    queryFn: () => consoleClient.call(reviewCalls.packets, { page, size: SIZE }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const ownerOf = ({ owner }: PacketToReview) => (owner ? `${owner.name} · ${owner.reach}` : t.nobody);
  return (
    <>
      <RefusedPayouts />
      <Loaded
        of={packets}
        words={frame}
        empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {({ items, total }) => (
          <>
            <ListTable
              label={t.list}
              rows={items}
              keyOf={({ rewardId }) => rewardId}
              columns={[
                { key: 'name', title: t.columns.name, as: 'name', cell: ({ name }) => name },
                { key: 'survey', title: t.columns.survey, as: 'words', cell: packet => <Where packet={packet} /> },
                {
                  key: 'what',
                  title: t.columns.what,
                  as: 'words',
                  cell: packet => <What packet={packet} />,
                },
                {
                  key: 'payer',
                  title: t.columns.payer,
                  as: 'words',
                  cell: packet => (
                    <div>
                      {packet.payerName}
                      <span className={classes.soft}>{ownerOf(packet)}</span>
                    </div>
                  ),
                },
                { key: 'time', title: t.columns.time, as: 'number', cell: ({ createTime }) => momentText(createTime) },
                ...(may('reviews.decide')
                  ? [
                      {
                        key: 'act',
                        title: t.columns.act,
                        as: 'bare' as const,
                        cell: (packet: PacketToReview) =>
                          decisions.map(decision => (
                            <Button
                              key={decision}
                              type="link"
                              danger={decision === 'rejectPacket'}
                              aria-label={t[decision].title({ name: packet.name })}
                              onClick={() => setOpen({ packet, decision })}
                            >
                              {t[decision].submit}
                            </Button>
                          )),
                      },
                    ]
                  : []),
              ]}
            />
            <ListPages className={rows.pages!} page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {open && (
        <WhyDialog
          title={t[open.decision].title({ name: open.packet.name })}
          text={t[open.decision].text}
          submit={t[open.decision].submit}
          done={t[open.decision].done}
          isDanger={open.decision === 'rejectPacket'}
          {...(open.decision === 'rejectPacket' && { hint: t.rejectPacket.hint })}
          act={why => consoleClient.call(reviewCalls[open.decision], { rewardId: open.packet.rewardId, why })}
          refresh={() => client.invalidateQueries({ queryKey: ['operator-packets'] })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Of what, to whom, and within which limits. */
function What({ packet }: { readonly packet: PacketToReview }) {
  const { packets: t } = useTexts(reviewTexts);
  const { kinds } = useTexts(rewardTexts);
  const { kind, count, totalFen, eachFen, approvedFen, probability, perDevice, perAddress, holdsSuspicious } = packet;
  return (
    <div>
      {t.what({ kind: kinds[kind], count, total: priceText(totalFen), probability })}
      {eachFen !== null && <span className={classes.soft}>{t.each({ amount: priceText(eachFen) })}</span>}
      {approvedFen > 0 && <span className={classes.soft}>{t.approved({ amount: priceText(approvedFen) })}</span>}
      <span className={classes.soft}>{t.limits({ device: perDevice, address: perAddress })}</span>
      <span className={classes.soft}>{holdsSuspicious ? t.holds : t.lets}</span>
    </div>
  );
}

function Where({ packet: { surveyName, targetKind, targetName: name, link } }: { readonly packet: PacketToReview }) {
  const { targets } = useTexts(rewardTexts);
  return (
    <div>
      {surveyName}
      <span className={classes.soft}>{targetKind === 'survey' ? targets.survey : targets[targetKind]({ name })}</span>
      {link && <span className={classes.soft}>{addressOf(link)}</span>}
    </div>
  );
}
