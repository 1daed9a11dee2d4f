import { useSearch } from '@tanstack/react-router';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { routeTexts } from '@wenshu/texts/routes';
import { PageTitle } from '@wenshu/ui';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { DESKTOP_PATH } from '../../../app/routes/redirects.ts';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import classes from './assistant.module.css';
import type { AssistantSearch } from './assistant-address.ts';
import { ConversationList } from './conversation-list.tsx';
import { StartTiles } from './start-tiles.tsx';
import { SurveyChoice } from './survey-choice.tsx';
import { Talk } from './talk.tsx';
import { useConversation } from './use-conversations.ts';

/** /aiAssistant: where helpers begin, and questions on what a survey's people answered (S2.32, P2.20). */
export default function AssistantPage() {
  const t = useTexts(assistantTexts);
  const routes = useTexts(routeTexts);
  const { scrollId, conversation } = useSearch({ strict: false }) as AssistantSearch;
  const isNarrow = useIsNarrow('table');
  // Open on the conversation that it was opened on: choosing another one closes it by itself.
  const [openOn, setOpenOn] = useState<string>();
  const here = `${scrollId} ${conversation}`;
  const list = <ConversationList scrollId={scrollId} open={conversation} />;
  return (
    <div className={classes.page}>
      <PageTitle
        title={routes['/aiAssistant'].title}
        lead={t.lead}
        actions={
          <AppLink to={DESKTOP_PATH} className={classes.back}>
            {routes[DESKTOP_PATH].title}
          </AppLink>
        }
      />
      {conversation === undefined && <StartTiles />}
      <div className={classes.columns}>
        {isNarrow ? (
          <>
            <Button className={classes.openList!} onClick={() => setOpenOn(here)}>
              {t.list.open}
            </Button>
            <Drawer
              open={openOn === here}
              placement="left"
              size={320}
              title={t.list.title}
              onClose={() => setOpenOn(undefined)}
            >
              {list}
            </Drawer>
          </>
        ) : (
          <div className={classes.side}>
            <h2 className={classes.small}>{t.list.title}</h2>
            {list}
          </div>
        )}
        <div className={classes.main}>
          {conversation === undefined ? (
            <Beginning key={scrollId} scrollId={scrollId} />
          ) : (
            <Opened key={conversation} conversationId={conversation} />
          )}
        </div>
      </div>
    </div>
  );
}

function Beginning({ scrollId }: { readonly scrollId: string | undefined }) {
  const t = useTexts(assistantTexts).survey;
  return (
    <>
      <SurveyChoice scrollId={scrollId} />
      {scrollId === undefined ? (
        <p className={classes.lead}>{t.lead}</p>
      ) : (
        <Talk scrollId={scrollId} conversationId={undefined} steps={[]} mayAsk />
      )}
    </>
  );
}

function Opened({ conversationId }: { readonly conversationId: string }) {
  const t = useTexts(assistantTexts);
  const opened = useConversation(conversationId);
  return (
    <Loaded of={opened} words={t.list}>
      {({ scrollId, scrollName, name, steps }) => (
        <>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.faint}>{scrollName ?? t.list.closed}</p>
          <Talk scrollId={scrollId} conversationId={conversationId} steps={steps} mayAsk={scrollName !== null} />
        </>
      )}
    </Loaded>
  );
}
