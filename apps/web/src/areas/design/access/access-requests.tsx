import type { AccessRequest } from '@wenshu/api-contract';
import { accessTexts } from '@wenshu/texts/people/access';
import { ActionButton } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { AccessLine } from './access-line.tsx';
import classes from './access-requests.module.css';
import { type AccessOf, useAccessRequests, useRefreshAccess } from './use-access.ts';

/** Who waits for a right there, above those who have theirs. Nothing where nobody waits. */
export function AccessRequests({ of }: { readonly of: AccessOf }) {
  const { requests: t } = useTexts(accessTexts);
  const requests = useAccessRequests(of);
  const refresh = useRefreshAccess();
  if (requests.isError)
    return (
      <p className={classes.failed} role="alert">
        {t.failed}{' '}
        <ActionButton kind="text" onClick={() => void requests.refetch()}>
          {t.retry}
        </ActionButton>
      </p>
    );
  if (!requests.data?.length) return null;
  return (
    <section className={classes.box} aria-label={t.title({ count: requests.data.length })}>
      <h2 className={classes.title}>{t.title({ count: requests.data.length })}</h2>
      <ul className={classes.list}>
        {requests.data.map(request => (
          <AccessLine
            key={keyOf(request)}
            request={request}
            isOfTask={'projectId' in of && request.on.kind === 'questionnaire'}
            onAnswered={refresh}
          />
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ userId, on, right }: AccessRequest) => `${userId} ${on.id} ${right}`;
