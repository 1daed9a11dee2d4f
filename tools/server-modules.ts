import type { OperatorRole } from '@wenshu/api-contract';
import type { MigrationProvider } from 'kysely/migration';
import type { Pool } from 'pg';
import type { LargeSeed } from '../apps/server/seeds/large/seed-large.ts';
import type { BackupOptions, BackupTotals } from '../apps/server/src/platform/backup/create-backup.ts';
import type { NewsDesk } from './operator/news-desk.ts';

// The one place where tools reach into the server. Imported when needed: most tools never are.

/** Brings a database to this version's tables. */
export async function migrateServerDatabase(url: string): Promise<void> {
  const { migrateDatabase } = await import('../apps/server/src/platform/migrations/migrate.ts');
  await migrateDatabase(url);
}

/** The numbered migrations themselves, for going to an earlier version than the newest. */
export async function serverMigrations(): Promise<MigrationProvider> {
  const { sqlMigrations } = await import('../apps/server/src/platform/migrations/sql-migrations.ts');
  return sqlMigrations();
}

/** The large demo survey on a database, by the server's own functions. False where nobody has registered yet. */
export async function seedLargeSurvey(url: string, seed: LargeSeed): Promise<boolean> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts');
  const { seedLarge } = await import('../apps/server/seeds/large/seed-large.ts');
  const database = openDatabase(url, { max: 2 });
  try {
    return (await seedLarge({ database, clock: systemClock }, seed)) !== undefined;
  } finally {
    await database.close();
  }
}

/** A restored copy: nothing leaves it until somebody says go on. */
export async function pauseOutward(url: string): Promise<void> {
  await withPool(url, async (pool, pause) => pause.beginOutwardPause(pool));
}

/** A backup, of which the console's room of backups knows: but for a database that is too old to keep that, and while another is taken. */
export async function takeRecordedBackup(options: BackupOptions): Promise<BackupTotals | undefined> {
  const { basename } = await import('node:path');
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { createBackup } = await import('../apps/server/src/platform/backup/create-backup.ts');
  const { recordBackup } = await import('../apps/server/src/features/console/backups/index.ts');
  const database = openDatabase(options.databaseUrl, { max: 1 });
  try {
    const name = basename(options.archivePath);
    const record = await recordBackup(database.pool, name, 'npm run backup').catch(() => undefined);
    if (!record) return await createBackup(options);
    return await record.of(options.archivePath, () => createBackup(options));
  } finally {
    await database.close();
  }
}

/** False when nothing was paused. */
export async function endOutwardPause(url: string): Promise<boolean> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const pause = await import('../apps/server/src/platform/outward-pause.repository.ts');
  const database = openDatabase(url, { max: 1 });
  try {
    const noted = await notedOn(database);
    return await noted({ action: 'outward.go-on' }, () => pause.endOutwardPause(database.pool));
  } finally {
    await database.close();
  }
}

type Database = ReturnType<typeof import('../apps/server/src/platform/database/database.ts').openDatabase>;
type Console = typeof import('../apps/server/src/features/console/operators/index.ts');
type Noted = <T>(errand: Parameters<Console['asCommand']>[1], work: () => Promise<T>) => Promise<T>;

/** What a command does leaves the line in the operators' log that the console's room leaves. */
async function notedOn(database: Database): Promise<Noted> {
  const { asCommand } = await import('../apps/server/src/features/console/operators/index.ts');
  return (errand, work) => asCommand(database, errand, work);
}

type OutwardPause = typeof import('../apps/server/src/platform/outward-pause.repository.ts');

async function withPool<T>(url: string, work: (pool: Pool, pause: OutwardPause) => Promise<T>): Promise<T> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const pause = await import('../apps/server/src/platform/outward-pause.repository.ts');
  const database = openDatabase(url, { max: 1 });
  try {
    return await work(database.pool, pause);
  } finally {
    await database.close();
  }
}

export interface WaitingOrder {
  readonly orderNumber: string;
  readonly enterpriseName: string;
  readonly wish: 'seats' | 'renewal';
  readonly seats: number;
  readonly days: number | null;
  readonly note: string;
  /** Of a renewal. */
  readonly planId: string | null;
}

/** What an operator can do with the orders of enterprises. */
export interface OperatorDesk {
  listWaiting(): Promise<readonly WaitingOrder[]>;
  /** With the plan that was asked for, or with another one. */
  open(orderNumber: string, planId: string | undefined): Promise<boolean>;
  isPlan(planId: string): Promise<boolean>;
  decline(orderNumber: string): Promise<boolean>;
  /** Whoever is known by this phone or address changes their password at the next sign-in; false when nobody is. */
  forcePassword(account: string): Promise<boolean>;
  /** What visitors sent through the site's trial form, a list for each language. */
  listTrialAnswers(): Promise<readonly SentApplications[]>;
  /** The number of the new version of a text of the installation. */
  publish(document: NewText): Promise<number>;
  /** Whether the footer of the site leads there. */
  switchDocument(kind: 'manual' | 'terms' | 'privacy', isShown: boolean): Promise<void>;
  readonly operators: {
    list(): Promise<readonly { readonly account: string; readonly name: string; readonly roles: readonly string[] }[]>;
    /** Refused with the name of the reason. */
    add(account: string, roles: readonly OperatorRole[], why: string): Promise<void>;
    remove(account: string, why: string): Promise<void>;
  };
  readonly news: NewsDesk;
}

/** What the server refuses, in its own words; undefined of anything else. */
export async function sayRefusal(error: unknown, language: 'zh' | 'en'): Promise<string | undefined> {
  const { Refusal } = await import('../apps/server/src/refusal/refusal.ts');
  const { presentRefusal } = await import('../apps/server/src/http/present-answer.ts');
  return error instanceof Refusal ? presentRefusal(error, language).envelope.message : undefined;
}

interface SentApplications {
  readonly language: 'zh' | 'en';
  readonly titles: readonly string[];
  readonly answers: readonly { readonly time: Date; readonly values: readonly string[] }[];
}

/** More than these nobody reads in a terminal, and a file of them is still opened. */
const MOST_APPLICATIONS = 10_000;

type NewText = { readonly zh: string; readonly en: string } & (
  | {
      readonly kind: 'terms' | 'privacy';
      /** Everybody has to say yes again. */
      readonly asksAgain: boolean;
    }
  | { readonly kind: 'manual' | 'guide' | 'statement'; readonly asksAgain: false }
);

export async function withOperatorDesk<T>(url: string, work: (desk: OperatorDesk) => Promise<T>): Promise<T> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const orders = await import('../apps/server/src/features/people/enterprises/index.ts');
  const { findNamedPerson, forceNewPassword } = await import('../apps/server/src/features/people/account/index.ts');
  const { listPlans } = await import('../apps/server/src/features/people/licences/index.ts');
  const { listTrialAnswers } = await import('../apps/server/src/features/collect/trial-form/index.ts');
  const documents = await import('../apps/server/src/features/people/documents/index.ts');
  const operators = await import('../apps/server/src/features/console/operators/index.ts');
  const { Refusal } = await import('../apps/server/src/refusal/refusal.ts');
  const news = await import('../apps/server/src/features/people/news/index.ts');
  const { systemClock: clock } = await import('../apps/server/src/platform/clock/clock.ts');
  const database = openDatabase(url, { max: 1 });
  try {
    const noted = await notedOn(database);
    return await work({
      listWaiting: () => orders.listWaitingOrders(database.pool),
      open: (orderNumber, planId) =>
        noted({ action: 'order.open', object: orderNumber, details: { planId: planId ?? null } }, () =>
          orders.decideOrder(database, orderNumber, 'open', planId),
        ),
      isPlan: async planId => (await listPlans(database.pool)).some(plan => plan.planId === planId),
      decline: orderNumber =>
        noted({ action: 'order.decline', object: orderNumber }, () =>
          orders.decideOrder(database, orderNumber, 'decline'),
        ),
      forcePassword: async account => {
        const person = await findNamedPerson(database.pool, account);
        return noted({ action: 'person.force-password', object: person?.id }, () =>
          forceNewPassword({ database, clock }, account),
        );
      },
      listTrialAnswers: () => noted({ action: 'trial.look' }, () => listTrialAnswers(database.pool, MOST_APPLICATIONS)),
      publish: document =>
        noted({ action: 'document.publish', object: document.kind }, () =>
          documents.publishDocument(database.pool, document, clock.now()),
        ),
      switchDocument: async (kind, isShown) => {
        await documents.switchDocument(database.pool, kind, isShown);
        await noted({ action: 'document.switch', object: kind, details: { isShown } }, async () => true);
      },
      operators: {
        list: async () => {
          const { listPersons } = await import('../apps/server/src/features/people/account/index.ts');
          const rows = await operators.listOperators(database.pool);
          const people = await listPersons(
            database.pool,
            rows.map(({ personId }) => personId),
          );
          return rows.map(({ personId, roles }) => {
            const person = people.find(({ id }) => id === personId);
            return { account: person?.phone ?? person?.email ?? personId, name: person?.nickName ?? '', roles };
          });
        },
        add: async (account, roles, why) => {
          await operators.addOperator({ database, clock }, operators.byCommand, { account, roles, why });
        },
        remove: async (account, why) => {
          const person = await findNamedPerson(database.pool, account);
          if (!person) throw new Refusal('userNotFound');
          await noted({ action: 'operator.remove', object: person.id, details: { why } }, async () => {
            await operators.removeOperator({ database }, person.id);
            return true;
          });
        },
      },
      news: {
        list: () => news.listAllNews(database.pool),
        add: content => news.insertNews(database.pool, content, clock.now()),
        change: (id, content) => news.updateNews(database.pool, id, content, clock.now()),
        publish: (id, at = clock.now()) => news.publishNews(database.pool, id, at, clock.now()),
        withdraw: id => news.withdrawNews(database.pool, id, clock.now()),
      },
    });
  } finally {
    await database.close();
  }
}

interface ListedPlan {
  readonly planId: string;
  readonly zh: string;
  readonly en: string;
  readonly features: readonly string[];
}

interface ListedLicence {
  readonly feature: string;
  readonly isGranted: boolean;
  readonly isExpired: boolean;
  readonly validUntil: Date | null;
  readonly orderNumber: string | null;
}

interface ListedEnterprise {
  readonly enterpriseId: string;
  readonly name: string;
  readonly planId: string;
  readonly validUntil: Date | null;
}

/** What an operator does with the price list and with licences. Somebody is named by phone, address, or an enterprise's id. */
export interface LicenceDesk {
  listPlans(): Promise<readonly ListedPlan[]>;
  /** False when a feature is none that can be licensed. */
  savePlan(plan: ListedPlan & { readonly why: string }): Promise<boolean>;
  findEnterprises(words: string): Promise<readonly ListedEnterprise[]>;
  list(
    holder: string,
  ): Promise<{ readonly features: readonly string[]; readonly licences: readonly ListedLicence[] } | undefined>;
  isFeature(word: string): boolean;
  /** The order's number; undefined when nobody is named so. */
  grant(holder: string, feature: string, days: number | null, why: string): Promise<string | undefined>;
  withdraw(holder: string, feature: string, why: string): Promise<boolean>;
}

const MOST_FOUND = 50;

export async function withLicenceDesk<T>(url: string, work: (desk: LicenceDesk) => Promise<T>): Promise<T> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { systemClock: clock } = await import('../apps/server/src/platform/clock/clock.ts');
  const holders = await import('../apps/server/src/features/people/enterprises/index.ts');
  const { isLicensedFeature, listPlans, savePlan } = await import(
    '../apps/server/src/features/people/licences/index.ts'
  );
  const database = openDatabase(url, { max: 1 });
  const desk = { database, clock };
  try {
    const noted = await notedOn(database);
    return await work({
      listPlans: () => listPlans(database.pool),
      savePlan: async ({ features, ...plan }) => {
        const known = features.filter(isLicensedFeature);
        if (known.length !== features.length) return false;
        const { planId, why } = plan;
        return noted({ action: 'plan.save', object: planId, details: { features: known, why } }, async () => {
          await savePlan(desk, { ...plan, features: known });
          return true;
        });
      },
      findEnterprises: words => holders.listNamedEnterprises(database.pool, words, MOST_FOUND),
      list: holder => holders.listLicencesOf(database.pool, holder),
      isFeature: isLicensedFeature,
      grant: async (holder, feature, days, why) =>
        isLicensedFeature(feature)
          ? noted({ action: 'licence.grant', object: feature, details: { days, why } }, () =>
              holders.grantTo(desk, holder, { feature, days, why }),
            )
          : undefined,
      withdraw: async (holder, feature, why) =>
        isLicensedFeature(feature) &&
        (await noted({ action: 'licence.withdraw', object: feature, details: { why } }, () =>
          holders.withdrawFrom(desk, holder, { feature, why }),
        )),
    });
  } finally {
    await database.close();
  }
}

interface WaitingMail {
  readonly taskId: string;
  readonly name: string;
  readonly senderName: string;
  readonly contents: readonly { readonly language: string; readonly subject: string; readonly body: string }[];
}

interface CheckedRecord {
  readonly kind: 'spf' | 'dkim' | 'dmarc';
  readonly name: string;
  readonly value: string;
  readonly finding: 'right' | 'missing' | 'other' | 'twice' | 'not-asked';
  readonly found: readonly string[];
}

/** What an operator does about mail and SMS: reviews, the sender's domain, addresses that get no more mail, and points. */
export interface MailDesk {
  listWaiting(): Promise<readonly WaitingMail[]>;
  approve(taskId: string): Promise<boolean>;
  reject(taskId: string, reason: string): Promise<boolean>;
  /** What the sender's domain should say of itself, and what it says; nothing while no mail leaves this machine. */
  checkDomain(): Promise<readonly CheckedRecord[]>;
  /** Mail goes there again. False when nothing was in its way. */
  allow(address: string): Promise<boolean>;
  /** What they have then; undefined when nobody has this number. */
  grant(phone: string, points: number): Promise<number | undefined>;
}

export async function withMailDesk<T>(url: string, work: (desk: MailDesk) => Promise<T>): Promise<T> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { systemClock: clock } = await import('../apps/server/src/platform/clock/clock.ts');
  const { readEnv } = await import('../apps/server/src/env.ts');
  const { checkMailDomain } = await import('../apps/server/src/platform/mail/check-mail-domain.ts');
  const { getServerSecrets } = await import('../apps/server/src/platform/database/server-secret.repository.ts');
  const sending = await import('../apps/server/src/features/collect/sending/index.ts');
  const { grantPoints } = await import('../apps/server/src/features/people/points/index.ts');
  const { findPersonByPhone } = await import('../apps/server/src/features/people/account/index.ts');
  const database = openDatabase(url, { max: 1 });
  const platform = { database, clock, env: readEnv({ ...process.env, DATABASE_URL: url }) };
  try {
    const noted = await notedOn(database);
    return await work({
      listWaiting: () => sending.listMailsToReview(platform),
      approve: taskId => noted({ action: 'mail.approve', object: taskId }, () => sending.approveMail(platform, taskId)),
      reject: (taskId, reason) =>
        noted({ action: 'mail.reject', object: taskId, details: { why: reason } }, () =>
          sending.rejectMail(platform, taskId, reason),
        ),
      checkDomain: () => checkMailDomain(platform.env),
      allow: async address =>
        noted({ action: 'mail.allow' }, async () =>
          sending.allowMail({ ...platform, secrets: await getServerSecrets(database.pool) }, address),
        ),
      grant: async (phone, points) => {
        const person = await findPersonByPhone(database.pool, phone);
        return (
          person &&
          noted({ action: 'person.points', object: person.id, details: { points } }, () =>
            grantPoints(platform, person.id, points),
          )
        );
      },
    });
  } finally {
    await database.close();
  }
}

export interface OrderToHandle {
  readonly orderNumber: string;
  readonly state: string;
  readonly samples: number;
  readonly days: number;
  readonly minutes: number;
  readonly incidencePercent: number;
  readonly targets: string;
  readonly quotas: readonly { readonly name: string; readonly samples: number }[];
  readonly estimatedFen: number;
  readonly priceFen: number | null;
}

/** What an operator does with the orders for samples. */
export interface SampleDesk {
  list(): Promise<readonly OrderToHandle[]>;
  approve(orderNumber: string, priceFen: number): Promise<boolean>;
  decline(orderNumber: string, reason: string): Promise<boolean>;
  paid(orderNumber: string): Promise<boolean>;
  /** The path of its address; undefined when it is not paid. */
  field(
    orderNumber: string,
    addresses: { readonly finished: string; readonly screened: string; readonly quotaFull: string },
  ): Promise<string | undefined>;
}

export async function withSampleDesk<T>(url: string, work: (desk: SampleDesk) => Promise<T>): Promise<T> {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { systemClock: clock } = await import('../apps/server/src/platform/clock/clock.ts');
  const samples = await import('../apps/server/src/features/collect/samples/index.ts');
  const database = openDatabase(url, { max: 1 });
  const desk = { database, clock };
  try {
    const noted = await notedOn(database);
    return await work({
      list: () => samples.listOrdersToHandle(desk),
      approve: (orderNumber, priceFen) =>
        noted({ action: 'sample.approve', object: orderNumber, details: { priceFen } }, () =>
          samples.approveOrder(desk, orderNumber, priceFen),
        ),
      decline: (orderNumber, reason) =>
        noted({ action: 'sample.decline', object: orderNumber, details: { why: reason } }, () =>
          samples.declineOrder(desk, orderNumber, reason),
        ),
      paid: orderNumber =>
        noted({ action: 'sample.paid', object: orderNumber }, () => samples.noteOrderPaid(desk, orderNumber)),
      field: (orderNumber, addresses) =>
        noted({ action: 'sample.field', object: orderNumber }, () => samples.fieldOrder(desk, orderNumber, addresses)),
    });
  } finally {
    await database.close();
  }
}
