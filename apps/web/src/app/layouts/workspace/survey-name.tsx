import { useQuery, useQueryClient } from '@tanstack/react-query';
import { scrollCalls } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { client } from '../../client.ts';
import { useTexts } from '../../language/language.ts';
import { notify } from '../../notices/notices.ts';
import { useDraft } from '../../use-draft.ts';
import { useOpenSurvey } from './open-survey.ts';
import classes from './survey-header.module.css';

/** The task's name. Whoever may edit the questionnaire renames it where it stands. */
export function SurveyName({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(workspaceTexts).steps;
  const queryKey = ['survey-name', scrollId];
  const queries = useQueryClient();
  const { data: name = '' } = useQuery({
    queryKey,
    queryFn: () => client.call(scrollCalls.getScrollName, { scrollId }, { quiet: true }),
    retry: false,
  });
  const mayRename = useOpenSurvey(state => state.scrollId === scrollId && state.mayRename);
  const [draft, setDraft] = useDraft(name);
  if (name === '' || !mayRename) {
    return (
      <span className={classes.name} title={name}>
        {name}
      </span>
    );
  }
  const save = async () => {
    const wanted = draft.trim();
    setDraft(wanted === '' ? name : wanted);
    if (wanted === '' || wanted === name) return;
    try {
      await client.call(scrollCalls.updateName, { scrollId, name: wanted });
      queries.setQueryData(queryKey, wanted);
      notify.success(t.renamed);
    } catch {
      // The client has told the person; the old name stands.
      setDraft(name);
    }
  };
  return (
    <input
      className={classes.name}
      aria-label={t.name}
      title={draft === name ? t.rename({ name }) : undefined}
      value={draft}
      maxLength={limits.taskName.max}
      onChange={event => setDraft(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setDraft(name);
      }}
    />
  );
}
