import { useRouter } from '@tanstack/react-router';
import { assistantCalls, type CallData, LONGEST_CONVERSATION_NAME } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { actionClass } from '@wenshu/ui';
import { Button, Dropdown, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './assistant.module.css';
import { assistantAddress } from './assistant-address.ts';
import { useConversations, useKept } from './use-conversations.ts';

type Listed = CallData<typeof assistantCalls.conversations>[number];

interface ConversationListProps {
  readonly scrollId: string | undefined;
  readonly open: string | undefined;
}

/** What was asked before, the newest first: opened, renamed, removed. */
export function ConversationList({ scrollId, open }: ConversationListProps) {
  const t = useTexts(assistantTexts).list;
  const conversations = useConversations();
  const empty = {
    isSo: (list: readonly Listed[]) => list.length === 0,
    shows: (
      <div className={classes.none}>
        <p>{t.empty}</p>
        <p className={classes.faint}>{t.emptyText}</p>
      </div>
    ),
  };
  return (
    <nav className={classes.list} aria-label={t.title}>
      <AppLink to={assistantAddress(scrollId === undefined ? {} : { scrollId })} className={actionClass('quiet')}>
        {t.fresh}
      </AppLink>
      <Loaded of={conversations} words={t} empty={empty}>
        {list => (
          <ul className={classes.bare}>
            {list.map(one => (
              <Line key={one.conversationId} one={one} isOpen={one.conversationId === open} />
            ))}
          </ul>
        )}
      </Loaded>
    </nav>
  );
}

function Line({ one, isOpen }: { readonly one: Listed; readonly isOpen: boolean }) {
  const texts = useTexts(assistantTexts);
  const t = texts.list;
  const router = useRouter();
  const kept = useKept();
  const [isNaming, setNaming] = useState(false);
  const { conversationId, scrollId, name, scrollName, changedTime } = one;
  const { run: remove } = useAction(() => client.call(assistantCalls.remove, { conversationId }), {
    done: texts.removing.done,
    refresh: kept.refreshList,
    onDone: () => {
      kept.forget(conversationId);
      if (isOpen) router.history.replace(assistantAddress(scrollName === null ? {} : { scrollId }));
    },
  });
  const askToRemove = async () => {
    if (await askBox(texts.removing)) await remove();
  };
  const does: Readonly<Record<string, () => unknown>> = { rename: () => setNaming(true), remove: askToRemove };
  return (
    <li className={classes.line} data-open={isOpen || undefined}>
      <span className={classes.lineWords}>
        <AppLink
          to={assistantAddress({ scrollId, conversation: conversationId })}
          className={classes.lineName}
          aria-current={isOpen ? 'page' : undefined}
        >
          {name}
        </AppLink>
        <span className={classes.faint}>
          {scrollName ?? t.closed} · {momentText(changedTime)}
        </span>
      </span>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'rename', label: t.rename },
            { key: 'remove', label: t.remove, danger: true },
          ],
          onClick: ({ key }) => void does[key]?.(),
        }}
      >
        <Button type="text" size="small" aria-label={t.more({ name })}>
          ⋯
        </Button>
      </Dropdown>
      {isNaming && <Renaming one={one} onClose={() => setNaming(false)} />}
    </li>
  );
}

function Renaming({ one, onClose }: { readonly one: Listed; onClose(): void }) {
  const t = useTexts(assistantTexts).renaming;
  const kept = useKept();
  const [name, setName] = useState(one.name);
  const { conversationId } = one;
  const { isBusy, run } = useAction(() => client.call(assistantCalls.rename, { conversationId, name: name.trim() }), {
    done: t.done,
    refresh: () => Promise.all([kept.refreshList(), kept.refresh(conversationId)]),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t.title}
      submit={t.save}
      cancel={t.cancel}
      isBusy={isBusy}
      isReady={name.trim() !== ''}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <Field label={t.name}>
        {control => (
          <Input
            {...control}
            value={name}
            maxLength={LONGEST_CONVERSATION_NAME}
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
