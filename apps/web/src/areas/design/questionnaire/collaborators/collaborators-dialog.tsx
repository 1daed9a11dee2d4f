import { useQuery } from '@tanstack/react-query';
import { collaboratorCalls } from '@wenshu/api-contract';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { ActionButton, LoadingState } from '@wenshu/ui';
import { client } from '../../../../app/client.ts';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { AccessRequests } from '../../access/access-requests.tsx';
import { coloursOf } from '../../document/presence/person-look.ts';
import { AddCollaborator } from './add-collaborator.tsx';
import { CollaboratorLine } from './collaborator-line.tsx';
import classes from './collaborators.module.css';

interface CollaboratorsDialogProps {
  readonly scrollId: string;
  /** Whether the person may add, change and remove others. */
  readonly mayShare: boolean;
  onClose(): void;
}

/** Who works on the questionnaire, and as what. A person is added by phone. */
export function CollaboratorsDialog({ scrollId, mayShare, onClose }: CollaboratorsDialogProps) {
  const t = useTexts(collaboratorTexts);
  const people = useQuery({
    queryKey: ['collaborators', scrollId],
    queryFn: () => client.call(collaboratorCalls.list, { scrollId }, { quiet: true }),
  });
  const colours = coloursOf(people.data?.map(person => person.userId) ?? []);
  const reload = () => void people.refetch();
  return (
    <ViewDialog title={t.title} footer={<ActionButton onClick={onClose}>{t.close}</ActionButton>} onClose={onClose}>
      <p className={classes.hint}>{mayShare ? t.hint : t.hintForMembers}</p>
      {mayShare && <AccessRequests of={{ scrollId }} />}
      {mayShare && <AddCollaborator scrollId={scrollId} onAdded={reload} />}
      {people.isPending && <LoadingState text={t.loading} />}
      {people.isError && (
        <p className={classes.failed} role="alert">
          {t.failed}{' '}
          <ActionButton kind="text" onClick={reload}>
            {t.retry}
          </ActionButton>
        </p>
      )}
      {people.data && (
        <>
          <h3 className={classes.heading}>{t.members({ count: people.data.length })}</h3>
          <ul className={classes.people}>
            {people.data.map(person => (
              <CollaboratorLine
                key={person.userId}
                scrollId={scrollId}
                person={person}
                colour={colours.get(person.userId)}
                mayShare={mayShare}
                onChanged={reload}
              />
            ))}
          </ul>
        </>
      )}
    </ViewDialog>
  );
}
