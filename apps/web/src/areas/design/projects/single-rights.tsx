import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Collaborator, collaboratorCalls } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { rightTexts } from '@wenshu/texts/people/rights';
import { Button } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import classes from './projects.module.css';

interface SingleRightsProps {
  readonly scrollId: string;
  readonly mayChange: boolean;
}

const isNamed = ({ rights }: Collaborator) => !rights.includes('questionnaire.share');
const list = new Intl.ListFormat(language === 'en' ? 'en' : 'zh-CN', { type: 'conjunction' });

/** Who was given rights on a task one by one, besides what their role gives: it could be seen nowhere else in a team. */
export function SingleRights({ scrollId, mayChange }: SingleRightsProps) {
  const { members: t } = useTexts(projectTexts);
  const { names } = useTexts(rightTexts);
  const { cancel } = useTexts(teamTexts);
  const queries = useQueryClient();
  const queryKey = ['collaborators', scrollId];
  const people = useQuery({
    queryKey,
    queryFn: () => client.call(collaboratorCalls.list, { scrollId }, { quiet: true }),
  });
  const shown = people.data?.filter(isNamed) ?? [];
  const { run: remove } = useAction((userId: string) => client.call(collaboratorCalls.remove, { scrollId, userId }), {
    done: t.taken,
    refresh: () => queries.invalidateQueries({ queryKey }),
  });
  const take = async ({ userId, nickName }: Collaborator) => {
    const box = { title: t.takeTitle({ name: nickName }), text: t.takeText, confirm: t.take, decline: cancel };
    if (await askBox(box)) await remove(userId);
  };
  if (shown.length === 0) return null;
  return (
    <section className={classes.single} aria-label={t.single}>
      <h2>{t.single}</h2>
      <ul>
        {shown.map(person => (
          <li key={person.userId}>
            <span>
              <strong>{person.nickName}</strong> {list.format(person.rights.map(right => names[right]))}
            </span>
            {mayChange && (
              <Button
                size="small"
                danger
                type="text"
                aria-label={t.takeOf({ name: person.nickName })}
                onClick={() => void take(person)}
              >
                {t.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
