import { checkRespondent, type NewRespondent, type RespondentRow, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { PersonForm } from './person-form.tsx';
import { fieldName, nameOf } from './person-words.ts';
import { useCustomFields, useLabels } from './use-people.ts';

interface PersonDialogProps {
  readonly scrollId: string;
  /** Nobody: somebody new. */
  readonly person?: RespondentRow;
  onDone(): void;
  onClose(): void;
}

/** Everything that the name list knows of one person. */
export function PersonDialog({ scrollId, person, onDone, onClose }: PersonDialogProps) {
  const t = useTexts(peopleTexts);
  const list = {
    check: checkRespondent,
    fieldName,
    labelsHint: t.labelsHint,
    labels: useLabels(scrollId),
    customFields: useCustomFields(scrollId),
  };
  const save = async (respondent: NewRespondent) => {
    if (person) {
      const { respondentId } = person;
      await client.call(respondentCalls.editRespondent, { scrollId, respondentId, respondent });
      notify.success(t.saved);
    } else {
      const done = await client.call(respondentCalls.addRespondents, { scrollId, respondents: [respondent] });
      if (done.added > 0) notify.success(t.added({ count: done.added }));
      if (done.notAsked > 0) notify.info(t.notAsked({ count: done.notAsked }));
    }
    onDone();
  };
  return (
    <PersonForm
      title={person ? t.editTitle({ name: nameOf(person) }) : t.addTitle}
      person={person && withoutRest(person)}
      list={list}
      onSave={save}
      onClose={onClose}
    />
  );
}

function withoutRest({ name, mobile, email, group, custom, labels }: RespondentRow): NewRespondent {
  return { name, mobile, email, group, custom, labels };
}
