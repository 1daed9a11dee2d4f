import { useQuery } from '@tanstack/react-query';
import { type Collaborator, collaboratorCalls } from '@wenshu/api-contract';
import { isMobile } from '@wenshu/survey-core/answering';
import { collaboratorTexts } from '@wenshu/texts/collaborators';
import { ActionButton, Dialog, LoadingState, TextField } from '@wenshu/ui';
import { type FormEvent, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import classes from './collaborators.module.css';

/** Who works on the questionnaire; a person is added by phone. */
export function CollaboratorsDialog({ scrollId, onClose }: { scrollId: string; onClose: () => void }) {
  const t = useTexts(collaboratorTexts);
  const people = useQuery({
    queryKey: ['collaborators', scrollId],
    queryFn: () => client.call(collaboratorCalls.list, { scrollId }),
  });
  const remove = async (person: Collaborator) => {
    const name = person.name || person.nickName;
    const isSure = await askBox({
      title: t.removeTitle,
      text: t.removeText({ name }),
      confirm: t.remove,
      decline: t.cancel,
    });
    if (!isSure) return;
    await client.call(collaboratorCalls.remove, { scrollId, userId: person.userId });
    notify.success(t.removed);
    await people.refetch();
  };
  return (
    <Dialog title={t.title} onCancel={onClose} actions={<ActionButton onClick={onClose}>{t.close}</ActionButton>}>
      <p className={classes.hint}>{t.hint}</p>
      <AddForm scrollId={scrollId} onAdded={() => void people.refetch()} />
      {people.isPending && <LoadingState text={t.loading} />}
      <ul className={classes.people}>
        {people.data?.map(person => (
          <li key={person.userId} className={classes.person}>
            <span>{person.name || person.nickName}</span>
            <span className={classes.phone}>{person.phone}</span>
            {person.rights.includes('questionnaire.share') ? (
              <span className={classes.creator}>{t.creator}</span>
            ) : (
              <ActionButton
                kind="text"
                aria-label={`${t.remove} ${person.name}`}
                onClick={() => void remove(person).catch(() => {})}
              >
                {t.remove}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function AddForm({ scrollId, onAdded }: { scrollId: string; onAdded: () => void }) {
  const t = useTexts(collaboratorTexts);
  const [phone, setPhone] = useState('');
  const [isTried, setIsTried] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isMobile(phone)) return;
    try {
      const person = await client.call(collaboratorCalls.add, { scrollId, phone });
      notify.success(t.added({ name: person.name || person.nickName }));
      setPhone('');
      setIsTried(false);
      onAdded();
    } catch {
      // The client has told the person; the number stays.
    }
  };
  return (
    <form noValidate onSubmit={event => void add(event)}>
      <TextField
        label={t.phone}
        placeholder={t.phonePlaceholder}
        inputMode="tel"
        maxLength={11}
        value={phone}
        onChange={event => setPhone(event.currentTarget.value)}
        problem={isTried && !isMobile(phone) ? t.phoneProblem : undefined}
        beside={
          <ActionButton kind="quiet" type="submit">
            {t.add}
          </ActionButton>
        }
      />
    </form>
  );
}
