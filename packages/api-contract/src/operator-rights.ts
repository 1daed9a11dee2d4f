/** What somebody who helps to run an installation is there for. One person may be several. */
export const operatorRoles = ['reader', 'service', 'content', 'finance', 'administrator'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** What a call of the console asks for. Whoever may change something may see it. */
export const operatorRights = [
  'overview.see',
  'enterprises.see',
  'enterprises.change',
  'orders.decide',
  'plans.change',
  'people.see',
  'people.help',
  'trial.see',
  'reviews.see',
  'reviews.decide',
  'points.grant',
  'money.see',
  'money.change',
  'money.refund',
  'content.see',
  'content.change',
  'announcements.send',
  'jobs.see',
  'jobs.change',
  'settings.see',
  'backups.see',
  'backups.take',
  'outward.go-on',
  'operators.see',
  'operators.change',
  'log.see',
] as const;
export type OperatorRight = (typeof operatorRights)[number];

/** What visitors sent through the site's trial form is read by whoever answers them, and by nobody else. */
const notByOffice: readonly OperatorRight[] = ['trial.see'];

const seeing = ['overview.see', 'enterprises.see', 'reviews.see', 'content.see', 'jobs.see'] as const;

export const rightsOfOperatorRole: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  reader: [...seeing, 'settings.see', 'backups.see', 'operators.see', 'log.see'],
  service: [
    ...['overview.see', 'enterprises.see', 'enterprises.change', 'orders.decide'],
    ...['people.see', 'people.help', 'trial.see', 'reviews.see', 'reviews.decide'],
  ] as OperatorRight[],
  content: ['overview.see', 'content.see', 'content.change', 'announcements.send'],
  finance: [
    ...['overview.see', 'enterprises.see', 'orders.decide', 'plans.change', 'reviews.see', 'points.grant'],
    ...['money.see', 'money.change', 'money.refund'],
  ] as OperatorRight[],
  administrator: operatorRights.filter(right => !notByOffice.includes(right)),
};

export function operatorHolds(roles: readonly OperatorRole[], right: OperatorRight): boolean {
  return roles.some(role => rightsOfOperatorRole[role].includes(right));
}
