/** What rights are held on: an enterprise has projects, a project has tasks, and a task is a questionnaire. */
export const objectKinds = ['enterprise', 'project', 'questionnaire'] as const;
export type ObjectKind = (typeof objectKinds)[number];

interface RightFacts {
  readonly on: ObjectKind;
  /** Under which heading a screen shows it. */
  readonly group: 'enterprise' | 'folder' | 'questionnaire' | 'distribution' | 'data' | 'analysis' | 'report';
  /** Left when the enterprise has expired: what is there can be read and taken along, and the enterprise renewed. */
  readonly staysWhenExpired?: true;
  /** Whoever holds one of these may do it as well: who sees every answer can count them. Rows and keys from before the narrower right stay good. */
  readonly alsoBy?: readonly string[];
  /** It is about asking people, and nothing on data that was brought in from elsewhere. */
  readonly asksPeople?: true;
  /** No call asks for it yet: it can be given, and no screen offers it. */
  readonly awaits?: true;
}

/** Every right there is (P6.4 to P6.26, S6.9 to S6.14). A right is held by a row of its own or through a role; who asks sees no difference. */
export const rightTable = {
  'enterprise.view': { on: 'enterprise', group: 'enterprise', staysWhenExpired: true },
  'enterprise.log': { on: 'enterprise', group: 'enterprise', staysWhenExpired: true },
  'enterprise.order': { on: 'enterprise', group: 'enterprise', staysWhenExpired: true },
  // Top up for the enterprise, and spend what it has.
  'enterprise.spend': { on: 'enterprise', group: 'enterprise' },
  'enterprise.edit': { on: 'enterprise', group: 'enterprise' },
  'enterprise.members': { on: 'enterprise', group: 'enterprise' },
  'enterprise.roles': { on: 'enterprise', group: 'enterprise' },
  'enterprise.own': { on: 'enterprise', group: 'enterprise' },
  'enterprise.createProject': { on: 'enterprise', group: 'enterprise' },

  'project.view': { on: 'project', group: 'folder', staysWhenExpired: true },
  'project.edit': { on: 'project', group: 'folder' },
  'project.members': { on: 'project', group: 'folder' },
  'project.own': { on: 'project', group: 'folder' },

  'questionnaire.view': { on: 'questionnaire', group: 'questionnaire', staysWhenExpired: true },
  'questionnaire.edit': { on: 'questionnaire', group: 'questionnaire' },
  'questionnaire.publish': { on: 'questionnaire', group: 'questionnaire' },
  'questionnaire.share': { on: 'questionnaire', group: 'questionnaire' },
  'links.view': {
    on: 'questionnaire',
    group: 'distribution',
    staysWhenExpired: true,
    asksPeople: true,
    alsoBy: ['links.manage'],
  },
  'links.manage': { on: 'questionnaire', group: 'distribution', asksPeople: true },
  'links.send': {
    on: 'questionnaire',
    group: 'distribution',
    asksPeople: true,
    alsoBy: ['links.manage'],
  },
  // Money and codes: whoever manages links need not be able to spend, nor whoever spends see the name list.
  'rewards.manage': { on: 'questionnaire', group: 'distribution', asksPeople: true },
  'progress.view': {
    on: 'questionnaire',
    group: 'data',
    staysWhenExpired: true,
    asksPeople: true,
    alsoBy: ['records.view'],
  },
  'statistics.view': {
    on: 'questionnaire',
    group: 'data',
    staysWhenExpired: true,
    alsoBy: ['analysis.cross', 'analysis.model', 'records.view'],
  },
  'records.view': { on: 'questionnaire', group: 'data', staysWhenExpired: true },
  'records.export': { on: 'questionnaire', group: 'data', staysWhenExpired: true },
  // Cleaning takes records out of the count: seeing them is not enough for it.
  'analysis.collate': { on: 'questionnaire', group: 'analysis' },
  'analysis.cross': { on: 'questionnaire', group: 'analysis', staysWhenExpired: true, alsoBy: ['records.view'] },
  'analysis.model': { on: 'questionnaire', group: 'analysis', staysWhenExpired: true, alsoBy: ['records.view'] },
  'analysis.onlineModel': { on: 'questionnaire', group: 'analysis', staysWhenExpired: true, awaits: true },
  // Means something on projects of transcripts alone, where it takes in what reading and coding asks for: see the view `held_right`.
  'analysis.transcript': { on: 'questionnaire', group: 'analysis' },
  'analysis.import': { on: 'questionnaire', group: 'analysis' },
  'analysis.statisticalModel': { on: 'questionnaire', group: 'analysis', staysWhenExpired: true, awaits: true },
  'report.online': { on: 'questionnaire', group: 'report', staysWhenExpired: true, alsoBy: ['records.view'] },
} as const satisfies Record<string, RightFacts>;

export type Right = keyof typeof rightTable;
export type RightGroup = RightFacts['group'];

export const allRights = Object.keys(rightTable) as readonly Right[];
const facts: Readonly<Record<Right, RightFacts>> = rightTable;

/** The rights on one kind of object, in the order of the table. */
export function rightsOn(kind: ObjectKind): readonly Right[] {
  return allRights.filter(right => facts[right].on === kind);
}

/** The rights on a questionnaire; its creator holds all of them. */
export const rights = rightsOn('questionnaire');

/** The right itself and every other one that is enough for what it allows. */
export function waysToHold(right: Right): readonly Right[] {
  return [right, ...((facts[right].alsoBy ?? []) as readonly Right[])];
}

export const staysWhenExpired = (right: Right): boolean => facts[right].staysWhenExpired ?? false;
/** Nothing on data that was brought in from elsewhere. */
export const asksPeople = (right: Right): boolean => facts[right].asksPeople ?? false;
export const groupOfRight = (right: Right): RightGroup => facts[right].group;
export const isAwaited = (right: Right): boolean => facts[right].awaits ?? false;
export const kindOfRight = (right: Right): ObjectKind => facts[right].on;

/** Without which nobody knows that an object is there at all. */
export const viewRights = {
  enterprise: 'enterprise.view',
  project: 'project.view',
  questionnaire: 'questionnaire.view',
} as const satisfies Record<ObjectKind, Right>;
