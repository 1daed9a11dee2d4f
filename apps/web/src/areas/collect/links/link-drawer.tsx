import { useQuery } from '@tanstack/react-query';
import { scrollCalls } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Tabs } from '@wenshu/ui';
import { Drawer } from 'antd';
import { type ComponentType, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AddressPanel } from './address-panel.tsx';
import classes from './channels.module.css';
import { CodePanel } from './code-panel.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { EndsPanel } from './ends-panel.tsx';
import { linkName } from './link-list.ts';
import type { LinkPanelProps } from './link-panel-props.ts';
import { PosterPanel } from './poster-panel.tsx';

const panels = {
  code: CodePanel,
  poster: PosterPanel,
  address: AddressPanel,
  embed: EmbedPanel,
  ends: EndsPanel,
} satisfies Record<string, ComponentType<LinkPanelProps>>;
type PanelName = keyof typeof panels;
const names = Object.keys(panels) as PanelName[];

interface LinkDrawerProps extends Omit<LinkPanelProps, 'surveyName'> {
  onClose(): void;
}

/** Everything that can be done with one link. */
export default function LinkDrawer({ onClose, ...panel }: LinkDrawerProps) {
  const { drawer: t } = useTexts(channelTexts);
  const { scrollId, link } = panel;
  const [shown, setShown] = useState<PanelName>('code');
  const name = useQuery({
    queryKey: ['survey-name', scrollId],
    queryFn: () => client.call(scrollCalls.getScrollName, { scrollId }, { quiet: true }),
  });
  const Panel = panels[shown];
  return (
    <Drawer open title={linkName(link)} size={560} onClose={onClose}>
      <div className={classes.drawer}>
        <Tabs
          label={t.parts}
          tabs={names.map(key => ({ key, label: t.tabs[key] }))}
          selected={shown}
          onSelect={setShown}
        >
          <div className={classes.panel}>
            <Panel {...panel} surveyName={name.data ?? ''} />
          </div>
        </Tabs>
      </div>
    </Drawer>
  );
}
