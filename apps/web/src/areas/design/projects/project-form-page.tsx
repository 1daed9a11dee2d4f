import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useSearch } from '@tanstack/react-router';
import {
  type CallData,
  type CallRequest,
  type Enterprise,
  MOST_FIRST_TASKS,
  MOST_STAGES,
  type ProjectStage,
  projectCalls,
} from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { TextField } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { isTaskName } from '../workspace/questionnaires/is-task-name.ts';
import { areLabelsRight, LabelsField } from '../workspace/questionnaires/labels-field.tsx';
import { projectAddress } from './project-views.tsx';
import classes from './projects.module.css';
import { useProject, useProjects, useRefreshProjects } from './use-projects.ts';

type Project = CallData<typeof projectCalls.get>;

/** /team/manage-project/create-project: a new project, or with `?projectId=` what one says of itself (P2.28, S2.59). */
export default function ProjectFormPage() {
  const t = useTexts(projectTexts);
  const words = useTexts(teamTexts);
  const { projectId = '' } = useSearch({ strict: false }) as { projectId?: string };
  const project = useProject(projectId);
  return (
    <InEnterprise title={projectId ? t.form.editTitle : t.form.createTitle}>
      {enterprise =>
        projectId ? (
          <Loaded of={project} words={words}>
            {data => <ProjectForm key={data.projectId} enterprise={enterprise} project={data} />}
          </Loaded>
        ) : (
          <ProjectForm enterprise={enterprise} />
        )
      }
    </InEnterprise>
  );
}

interface ProjectFormProps {
  readonly enterprise: Enterprise;
  readonly project?: Project;
}

const isStageRight = ({ name, startsOn, endsOn }: ProjectStage) =>
  name.trim() !== '' && startsOn !== '' && endsOn !== '' && startsOn <= endsOn;

function ProjectForm({ enterprise, project }: ProjectFormProps) {
  const { form: t, labels: labelsTitle } = useTexts(projectTexts);
  const { go, goBack } = useGo();
  const id = useId();
  const refresh = useRefreshProjects();
  const [name, setName] = useState(project?.name ?? '');
  const [background, setBackground] = useState(project?.background ?? '');
  const [goal, setGoal] = useState(project?.goal ?? '');
  const [startsOn, setStartsOn] = useState(project?.startsOn ?? '');
  const [endsOn, setEndsOn] = useState(project?.endsOn ?? '');
  const [labels, setLabels] = useState<readonly string[]>(project?.labels ?? []);
  const [stages, setStages] = useState<readonly ProjectStage[]>(project?.stages ?? []);
  const [tasks, setTasks] = useState<readonly string[]>(project ? [] : ['']);
  const [isTried, setIsTried] = useState(false);
  const named = tasks.filter(task => task.trim() !== '');
  const isNameWrong = !isTaskName(name);
  const isTimeWrong = startsOn !== '' && endsOn !== '' && startsOn > endsOn;
  const isStageWrong = !stages.every(isStageRight);
  const known = useProjects({ enterpriseId: enterprise.enterpriseId, pageSize: 1 }).data?.labels ?? [];
  const isTaskWrong = !named.every(isTaskName);
  /** The project as it is from now on. */
  const keep = async (plan: Omit<CallRequest<typeof projectCalls.create>, 'enterpriseId'>): Promise<string> => {
    if (project) {
      await client.call(projectCalls.edit, { projectId: project.projectId, ...plan });
      return project.projectId;
    }
    const first = { tasks: named.map(task => task.trim()), languageId: language === 'en' ? 2 : 1 };
    const { enterpriseId } = enterprise;
    return (await client.call(projectCalls.create, { ...plan, ...first, enterpriseId })).projectId;
  };
  const { isBusy, run } = useAction(keep, {
    done: project ? t.saved : t.created,
    refresh,
    onDone: projectId => go(projectAddress(projectId)),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isNameWrong || isTimeWrong || isStageWrong || isTaskWrong || !areLabelsRight(labels)) return;
    const plan = {
      name: name.trim(),
      background,
      goal,
      stages: stages.map(stage => ({ ...stage })),
      labels: [...labels],
      ...(startsOn && { startsOn }),
      ...(endsOn && { endsOn }),
    };
    void run(plan);
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TextField
        label={t.name}
        value={name}
        maxLength={50}
        problem={isTried && isNameWrong ? t.nameProblem : undefined}
        onChange={event => setName(event.target.value)}
      />
      {(
        [
          ['background', background, setBackground],
          ['goal', goal, setGoal],
        ] as const
      ).map(([part, value, set]) => (
        <div key={part} className={classes.area}>
          <label className={classes.label} htmlFor={`${id}-${part}`}>
            {t[part]}
          </label>
          <Input.TextArea
            id={`${id}-${part}`}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={2000}
            value={value}
            onChange={event => set(event.target.value)}
          />
        </div>
      ))}
      <div className={classes.pair}>
        <TextField type="date" label={t.start} value={startsOn} onChange={event => setStartsOn(event.target.value)} />
        <TextField
          type="date"
          label={t.end}
          value={endsOn}
          problem={isTried && isTimeWrong ? t.endProblem : undefined}
          onChange={event => setEndsOn(event.target.value)}
        />
      </div>
      <fieldset>
        <legend>{labelsTitle}</legend>
        <LabelsField labels={labels} known={known} onChange={setLabels} />
      </fieldset>
      <Stages stages={stages} problem={isTried && isStageWrong ? t.stageProblem : ''} onChange={setStages} />
      {!project && (
        <FirstTasks tasks={tasks} problem={isTried && isTaskWrong ? t.taskProblem : ''} onChange={setTasks} />
      )}
      <div className={classes.bar}>
        <Button type="primary" htmlType="submit" size="large" loading={isBusy}>
          {t.save}
        </Button>
        <Button size="large" onClick={() => goBack('/team/workSpace/workSpace-project')}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

interface StagesProps {
  readonly stages: readonly ProjectStage[];
  readonly problem: string;
  onChange(stages: readonly ProjectStage[]): void;
}

function Stages({ stages, problem, onChange }: StagesProps) {
  const { form: t } = useTexts(projectTexts);
  const change = (at: number, part: Partial<ProjectStage>) =>
    onChange(stages.map((stage, index) => (index === at ? { ...stage, ...part } : stage)));
  return (
    <fieldset>
      <legend>{t.stages}</legend>
      {stages.map((stage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage has nothing else to be known by while it is typed.
        <div key={index} className={classes.part}>
          <Input
            aria-label={t.stageName({ number: index + 1 })}
            placeholder={t.stageName({ number: index + 1 })}
            maxLength={50}
            value={stage.name}
            onChange={event => change(index, { name: event.target.value })}
          />
          <Input
            type="date"
            aria-label={t.stageStart({ number: index + 1 })}
            value={stage.startsOn}
            onChange={event => change(index, { startsOn: event.target.value })}
          />
          <Input
            type="date"
            aria-label={t.stageEnd({ number: index + 1 })}
            value={stage.endsOn}
            onChange={event => change(index, { endsOn: event.target.value })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t.removeStage({ number: index + 1 })}
            onClick={() => onChange(stages.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <p className={classes.problem}>{problem}</p>
      {stages.length < MOST_STAGES && (
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onChange([...stages, { name: '', startsOn: '', endsOn: '' }])}
        >
          {t.addStage}
        </Button>
      )}
    </fieldset>
  );
}

interface FirstTasksProps {
  readonly tasks: readonly string[];
  readonly problem: string;
  onChange(tasks: readonly string[]): void;
}

/** At most five at once (S9.11). */
function FirstTasks({ tasks, problem, onChange }: FirstTasksProps) {
  const { form: t } = useTexts(projectTexts);
  return (
    <fieldset>
      <legend>{t.tasks}</legend>
      <p className={classes.soft}>{t.tasksText}</p>
      <p className={classes.problem} />
      {tasks.map((task, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name has nothing else to be known by while it is typed.
        <div key={index} className={`${classes.part} ${classes.single}`}>
          <Input
            aria-label={t.taskName({ number: index + 1 })}
            placeholder={t.taskName({ number: index + 1 })}
            maxLength={50}
            value={task}
            onChange={event => onChange(tasks.map((one, at) => (at === index ? event.target.value : one)))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t.removeTask({ number: index + 1 })}
            onClick={() => onChange(tasks.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <p className={classes.problem}>{problem}</p>
      {tasks.length < MOST_FIRST_TASKS && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange([...tasks, ''])}>
          {t.addTask}
        </Button>
      )}
    </fieldset>
  );
}
