import { allRights, kindOfRight, type ObjectKind, type Right } from './rights.ts';

interface BuiltInRole {
  /** What it is given on. Its rights reach everything below: one on a project is held on the project's tasks too. */
  readonly kind: ObjectKind;
  readonly rights: readonly Right[];
  /** Whether a role that the person was given on a thing below takes its place there, be it one that gives nothing. */
  readonly yields: boolean;
}

const upFrom = (kinds: readonly ObjectKind[]) => allRights.filter(right => kinds.includes(kindOfRight(right)));

/** What a member of a task sees when nobody says otherwise: raw data, export, distribution and reports are given on purpose (readings). */
const looking = ['questionnaire.view', 'progress.view', 'statistics.view'] as const satisfies readonly Right[];

/** The roles that every enterprise has. They stand in the database as well, because rights are worked out there; a test holds the two equal. */
export const builtInRoles = {
  'enterprise.administrator': { kind: 'enterprise', rights: allRights, yields: false },
  'enterprise.member': { kind: 'enterprise', rights: ['enterprise.view', 'enterprise.createProject'], yields: true },
  'project.administrator': { kind: 'project', rights: upFrom(['project', 'questionnaire']), yields: false },
  'project.member': { kind: 'project', rights: ['project.view', ...looking], yields: true },
  'task.member': { kind: 'questionnaire', rights: looking, yields: true },
  'task.none': { kind: 'questionnaire', rights: [], yields: true },
} as const satisfies Record<string, BuiltInRole>;
export type BuiltInRoleId = keyof typeof builtInRoles;

/** What a role made by an enterprise may give: on a project the folder and its tasks, on a task the task. */
export const rightsOfRoleOn: Readonly<Record<'project' | 'questionnaire', readonly Right[]>> = {
  project: upFrom(['project', 'questionnaire']),
  questionnaire: upFrom(['questionnaire']),
};
