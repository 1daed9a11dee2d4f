import { type RespondentRow, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { CodeBox } from './code-box.tsx';
import classes from './people.module.css';
import { addressOf, nameOf } from './person-words.ts';

interface PersonCodeDialogProps {
  readonly scrollId: string;
  readonly person: RespondentRow;
  onClose(): void;
}

export function PersonCodeDialog({ scrollId, person, onClose }: PersonCodeDialogProps) {
  const t = useTexts(peopleTexts);
  const { respondentId } = person;
  return (
    <ViewDialog title={t.codeTitle({ name: nameOf(person) })} onClose={onClose}>
      <CodeBox
        address={addressOf(person.link)}
        label={t.link}
        load={times => client.call(respondentCalls.respondentQrCode, { scrollId, respondentId, times })}
      />
      <SendWays scrollId={scrollId} person={person} />
    </ViewDialog>
  );
}

const ways = [
  ['mail', 'email'],
  ['sms', 'mobile'],
] as const satisfies readonly (readonly ['mail' | 'sms', keyof RespondentRow])[];

/** The way to a message with this link, to them alone. */
function SendWays({ scrollId, person }: Omit<PersonCodeDialogProps, 'onClose'>) {
  const t = useTexts(peopleTexts);
  const linkId = person.link.split('/').at(-1);
  const open = ways.filter(([, field]) => person[field] !== '');
  if (open.length === 0) return null;
  return (
    <p className={classes.ways}>
      {open.map(([view]) => (
        <AppLink key={view} to={`/survey/launch/channel${stringifySearch({ scrollId, view, linkId })}`}>
          {t.sendOne[view]}
        </AppLink>
      ))}
    </p>
  );
}
