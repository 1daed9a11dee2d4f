import { type Enterprise, type ListedProject, projectCalls } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { EmptyState } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { ExactNameField, useExactName } from '../../../app/forms/exact-name.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import classes from './projects.module.css';
import { useProjects, useRefreshProjects } from './use-projects.ts';

const PAGE_SIZE = 24;

/** Deleted projects, the way back, and the way out for ever. */
export function ProjectBin({ enterprise: { enterpriseId } }: { readonly enterprise: Enterprise }) {
  const t = useTexts(projectTexts);
  const words = useTexts(teamTexts);
  const refresh = useRefreshProjects();
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<ListedProject>();
  const binned = useProjects({ enterpriseId, isInBin: 'true', page, pageSize: PAGE_SIZE });
  const { run: restore } = useAction(
    ({ projectId }: ListedProject) => client.call(projectCalls.restore, { enterpriseId, projectId }),
    { done: t.restored, refresh },
  );
  const nothing = <EmptyState title={t.binEmpty} text={t.binEmptyText} />;
  return (
    <>
      <Loaded of={binned} words={words} empty={{ isSo: ({ total }) => total === 0, shows: nothing }}>
        {({ rows, total }) => (
          <>
            <ul className={classes.tiles}>
              {rows.map(project => (
                <li key={project.projectId} className={classes.tile}>
                  <span className={classes.name}>{project.name}</span>
                  <p className={classes.soft}>{project.number}</p>
                  <div className={classes.bar}>
                    <Button size="small" onClick={() => void restore(project)}>
                      {t.restore}
                    </Button>
                    <Button size="small" danger type="text" onClick={() => setRemoving(project)}>
                      {t.forEver}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            <ListPages className={classes.pages ?? ''} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {removing && <ForEverDialog project={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

/** What cannot be taken back asks for the exact name, typed. The server compares it once more. */
function ForEverDialog({ project, onClose }: { readonly project: ListedProject; onClose(): void }) {
  const t = useTexts(projectTexts);
  const refresh = useRefreshProjects();
  const { projectId, enterpriseId, name } = project;
  const exact = useExactName(name);
  const { isBusy, run } = useAction(
    () => client.call(projectCalls.deleteForEver, { enterpriseId, projectId, name: exact.typed }),
    { done: t.forEverDone, refresh, onDone: onClose },
  );
  const remove = () => {
    if (exact.agrees()) void run();
  };
  return (
    <FormDialog
      title={t.forEverTitle({ name })}
      submit={t.forEver}
      isDanger
      isBusy={isBusy}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{t.forEverText}</p>
      <ExactNameField of={exact} label={t.typeName({ name })} wrong={t.wrongName} />
    </FormDialog>
  );
}
