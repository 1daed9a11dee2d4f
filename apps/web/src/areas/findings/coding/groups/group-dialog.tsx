import { codingGroupsTexts } from '@wenshu/texts/findings/coding/groups';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from '../../records/many/batch-words.ts';
import { codeName } from '../frame-tree.ts';
import type { AskedOfGroup } from './use-group-coding.ts';

interface GroupDialogProps {
  readonly asked: AskedOfGroup;
  onAnswer(how: 'add' | 'add-uncoded' | 'remove' | undefined): unknown;
}

/** What a code would do to a group whose answers are coded already. */
export function GroupDialog({ asked: { code, look }, onAnswer }: GroupDialogProps) {
  const t = useTexts(codingGroupsTexts);
  const name = codeName(code);
  const cancel = () => onAnswer(undefined);
  if (look.already === look.count)
    return (
      <Dialog
        title={t.take.title}
        onCancel={cancel}
        actions={
          <>
            <ActionButton kind="quiet" onClick={cancel}>
              {t.take.cancel}
            </ActionButton>
            <ActionButton data-focus-first onClick={() => onAnswer('remove')}>
              {t.take.confirm}
            </ActionButton>
          </>
        }
      >
        {t.take.text({ count: numberText(look.count), code: name })}
      </Dialog>
    );
  const { count, already, otherwise, uncoded } = look;
  return (
    <Dialog
      title={t.ask.title}
      onCancel={cancel}
      actions={
        <>
          <ActionButton kind="quiet" onClick={cancel}>
            {t.ask.cancel}
          </ActionButton>
          {uncoded > 0 && (
            <ActionButton kind="quiet" onClick={() => onAnswer('add-uncoded')}>
              {t.ask.uncoded({ count: numberText(uncoded) })}
            </ActionButton>
          )}
          <ActionButton data-focus-first onClick={() => onAnswer('add')}>
            {t.ask.all}
          </ActionButton>
        </>
      }
    >
      {t.ask.text({
        count: numberText(count),
        already: numberText(already),
        otherwise: numberText(otherwise),
        uncoded: numberText(uncoded),
        code: name,
      })}
    </Dialog>
  );
}
