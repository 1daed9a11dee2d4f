import { friendCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';

interface RemoveFriendsDialogProps {
  readonly friendIds: readonly string[];
  onDone(): void;
  onUndone(): void;
  onClose(): void;
}

/** Long enough to notice a mistake and to reach the button. */
const UNDO_MS = 10_000;

export function RemoveFriendsDialog({ friendIds, onDone, onUndone, onClose }: RemoveFriendsDialogProps) {
  const t = useTexts(contactTexts);
  const input = { friendIds: [...friendIds] };
  const { run: undo } = useAction(() => client.call(friendCalls.takeFriendsBack, input), {
    done: t.friends.undone,
    onDone: onUndone,
  });
  const { isBusy, run: remove } = useAction(() => client.call(friendCalls.removeFriends, input), {
    onDone: ({ removed }) => {
      notify.success(t.friends.removed({ count: removed }), UNDO_MS, {
        label: t.friends.undo,
        press: () => void undo(),
      });
      onDone();
    },
  });
  return (
    <FormDialog
      title={t.friends.removeTitle({ count: friendIds.length })}
      submit={t.friends.remove}
      isDanger
      isBusy={isBusy}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{t.friends.removeText}</p>
    </FormDialog>
  );
}
