import type { DockingKey } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { useState } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import { ChannelList } from '../channel-list.tsx';
import type { ChannelViewProps } from '../channel-view-props.ts';
import { DeliveriesDrawer } from './deliveries-drawer.tsx';
import { DockingCard } from './docking-card.tsx';
import { DockingForm } from './docking-form.tsx';
import { GuideDrawer } from './guide-drawer.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useDockings } from './use-docking.ts';

type Opened =
  | { readonly does: 'create' }
  | { readonly does: 'change' | 'guide' | 'log' | 'rotate' | 'revoke'; readonly docking: DockingKey }
  | { readonly does: 'secret'; readonly secret: string };

/** Systems that bring people to the survey and take their answers (S1.9, S2.52). */
export default function DockingView({ scrollId }: ChannelViewProps) {
  const t = useTexts(dockingTexts);
  const [opened, setOpened] = useState<Opened>();
  const dockings = useDockings(scrollId);
  const close = () => setOpened(undefined);
  const showSecret = (secret: string) => setOpened({ does: 'secret', secret });
  if (isForbidden(dockings.error))
    return <NoRight title={t.notAllowed} failure={dockings.error} onCome={dockings.refetch} />;
  return (
    <ChannelList
      of={dockings}
      words={t}
      keyOf={docking => docking.keyId}
      onCreate={() => setOpened({ does: 'create' })}
      draw={docking => <DockingCard docking={docking} onOpen={does => setOpened({ does, docking })} />}
    >
      {opened?.does === 'create' && (
        <DockingForm scrollId={scrollId} changed={undefined} onClose={close} onSecret={showSecret} />
      )}
      {opened?.does === 'change' && (
        <DockingForm scrollId={scrollId} changed={opened.docking} onClose={close} onSecret={showSecret} />
      )}
      {opened?.does === 'guide' && <GuideDrawer docking={opened.docking} onClose={close} />}
      {opened?.does === 'log' && <DeliveriesDrawer scrollId={scrollId} docking={opened.docking} onClose={close} />}
      {opened?.does === 'rotate' && (
        <RotateDialog scrollId={scrollId} docking={opened.docking} onClose={close} onSecret={showSecret} />
      )}
      {opened?.does === 'revoke' && <RevokeDialog scrollId={scrollId} docking={opened.docking} onClose={close} />}
      {opened?.does === 'secret' && <SecretDialog secret={opened.secret} onClose={close} />}
    </ChannelList>
  );
}
