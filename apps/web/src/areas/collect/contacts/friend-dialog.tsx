import { type CallData, checkFriend, type FriendRow, friendCalls, type NewRespondent } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { ImportDialog } from '../respondents/import/import-dialog.tsx';
import { LabelDialog } from '../respondents/label-dialog.tsx';
import { PersonForm } from '../respondents/person-form.tsx';
import { fieldName, friendImport, friendName } from './friend-words.ts';
import { GroupDialog } from './group-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RemoveFriendsDialog } from './remove-friends-dialog.tsx';
import { personOf, useRefreshFriends } from './use-friends.ts';

/** What is being done with the address book, or with friends of it. */
export type FriendTask =
  | { readonly does: 'add' | 'import' | 'invite' | 'group' | 'label' | 'remove-selected' }
  | { readonly does: 'edit' | 'remove'; readonly friend: FriendRow }
  | { readonly does: 'rename'; readonly group: string };

interface FriendDialogProps {
  readonly task: FriendTask;
  readonly selected: readonly string[];
  readonly summary: CallData<typeof friendCalls.friendSummary> | undefined;
  onClose(): void;
  /** Those who were selected are not friends any more. */
  onGone(): void;
  onRenamed(group: string): void;
}

/** The box over the list in which it is done; afterwards the list is asked for anew. */
export function FriendDialog({ task, selected, summary, onClose, onGone, onRenamed }: FriendDialogProps) {
  const t = useTexts(contactTexts).friends;
  const p = useTexts(peopleTexts);
  const refresh = useRefreshFriends();
  const done = () => {
    onClose();
    void refresh();
  };
  const groups = summary?.groups.map(one => one.group) ?? [];
  if (task.does === 'import')
    return <ImportDialog into={friendImport} onChanged={() => void refresh()} onClose={onClose} />;
  if (task.does === 'invite') return <InviteDialog friendIds={selected} onClose={onClose} />;
  if (task.does === 'label') {
    const label = async (change: { add: string[]; remove: string[] }) =>
      (await client.call(friendCalls.labelFriends, { friendIds: [...selected], ...change })).changed;
    const words = { count: selected.length, known: summary?.labels ?? [], hint: t.labelsHint };
    return <LabelDialog {...words} onSave={label} onDone={done} onClose={onClose} />;
  }
  if (task.does === 'group') {
    const put = async (group: string) => {
      const { changed } = await client.call(friendCalls.groupFriends, { friendIds: [...selected], group });
      notify.success(t.groupDone({ count: changed }));
      done();
    };
    return (
      <GroupDialog title={t.groupTitle({ count: selected.length })} groups={groups} onClose={onClose} onSave={put} />
    );
  }
  if (task.does === 'rename') {
    const { group } = task;
    const rename = async (name: string) => {
      await client.call(friendCalls.renameGroup, { group, name });
      notify.success(t.renamed);
      onRenamed(name);
      done();
    };
    return (
      <GroupDialog title={t.renameTitle({ group })} group={group} groups={groups} onClose={onClose} onSave={rename} />
    );
  }
  if (task.does === 'remove' || task.does === 'remove-selected') {
    const friendIds = task.does === 'remove' ? [task.friend.friendId] : selected;
    const gone = () => {
      onGone();
      done();
    };
    return (
      <RemoveFriendsDialog friendIds={friendIds} onClose={onClose} onDone={gone} onUndone={() => void refresh()} />
    );
  }
  const friend = task.does === 'edit' ? task.friend : undefined;
  const save = async (person: NewRespondent) => {
    if (friend) await client.call(friendCalls.editFriend, { friendId: friend.friendId, friend: person });
    else await client.call(friendCalls.addFriends, { friends: [person] });
    notify.success(friend ? t.saved : t.added);
    done();
  };
  return (
    <PersonForm
      title={friend ? p.editTitle({ name: friendName(friend) }) : t.addTitle}
      person={friend && personOf(friend)}
      list={{
        check: checkFriend,
        fieldName,
        labelsHint: t.labelsHint,
        labels: summary?.labels ?? [],
        customFields: summary?.fields ?? [],
      }}
      onSave={save}
      onClose={onClose}
    />
  );
}
