import { helperFailures, helperHindrances, helperPurposes } from '@wenshu/api-contract';
export interface MetricDefinition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Each with the values that it can have, where they are few and known; a series that has not happened is told as 0 then. */
  readonly labels: Readonly<Record<string, readonly string[] | null>>;
  /** Upper bounds, of histograms. */
  readonly buckets?: readonly number[];
  /**
   * Of the whole installation, read from what all processes share: each of them tells the same, so it is aggregated by `max`. Everything else
   * is what one process did or is, and is summed.
   */
  readonly isShared?: true;
}

/** What requests have in common that take about as long as each other. */
export const requestAreas = [
  ...(['answering', 'design', 'collect', 'findings', 'people'] as const),
  ...(['pages', 'files', 'transfer', 'waiting', 'machines', 'other'] as const),
] as const;
export type RequestArea = (typeof requestAreas)[number];

const deliveryOutcomes = ['sent', 'refused', 'address-gone', 'unreachable', 'failed'] as const;

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_SECONDS = [0.1, 0.5, 2, 10, 30, 120, 600];
const COMMIT_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/**
 * Every metric there is: code, tests, dashboard, alerts and docs/operations.md read this one list. A label has few values, known beforehand:
 * patterns of routes, states, names of our own. Never an id, an address, a person or a survey: every value is a series that is kept for months.
 * `job` and `instance` are Prometheus' own labels.
 */
export const metricDictionary = {
  // Requests. By route there is only a counter, about a thousand series at most; a histogram of twelve buckets for each of several hundred
  // routes would be ten thousand for every process, so durations are told by area.
  wenshu_requests_total: {
    type: 'counter',
    help: 'Requests that ended, by the pattern of their route and the class of their status; aborted: whoever asked had gone',
    labels: { method: null, route: null, status: ['1xx', '2xx', '3xx', '4xx', '5xx', 'aborted'] },
  },
  wenshu_request_duration_seconds: {
    type: 'histogram',
    help: 'How long requests took to answer, by area; waiting are those that wait for news, transfer those that carry files',
    labels: { area: requestAreas },
    buckets: REQUEST_SECONDS,
  },
  wenshu_requests_running: { type: 'gauge', help: 'Requests that are being answered', labels: { area: requestAreas } },
  wenshu_open_sockets: { type: 'gauge', help: 'Connections that others hold to this process', labels: {} },
  wenshu_refusals_total: {
    type: 'counter',
    help: 'Calls that were refused, by the name of the error',
    labels: { error: null },
  },

  // Answering.
  wenshu_submissions_total: {
    type: 'counter',
    help: 'Submissions by what became of them: finished, screened, quota-full, held, refused, failed; one that is sent again counts again',
    labels: { outcome: ['finished', 'screened', 'quota-full', 'held', 'refused', 'failed'] },
  },
  wenshu_submission_commit_duration_seconds: {
    type: 'histogram',
    help: 'How long the transaction of a group of submissions took',
    labels: {},
    buckets: COMMIT_SECONDS,
  },
  wenshu_submission_group_size: {
    type: 'histogram',
    help: 'How many submissions went into one transaction',
    labels: {},
    buckets: [1, 2, 4, 8, 16, 32],
  },
  wenshu_saves_total: { type: 'counter', help: 'Pages of answers that were kept before submitting', labels: {} },
  wenshu_open_pages: {
    type: 'gauge',
    help: 'Pages of people who have a document open, by the kind of document',
    labels: { kind: null },
    isShared: true,
  },

  // Jobs.
  wenshu_jobs_total: {
    type: 'counter',
    help: 'Jobs that this process worked on: done or failed',
    labels: { kind: null, outcome: ['done', 'failed'] },
  },
  wenshu_job_duration_seconds: {
    type: 'histogram',
    help: 'How long jobs took',
    labels: { kind: null },
    buckets: WORK_SECONDS,
  },
  wenshu_job_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When this process last did such a job to its end',
    labels: { kind: null },
  },
  wenshu_queue_jobs: {
    type: 'gauge',
    help: 'Jobs of a queue: waiting are due, planned are for later, running are being worked on',
    labels: { queue: null, state: ['waiting', 'planned', 'running'] },
    isShared: true,
  },
  wenshu_queue_oldest_waiting_seconds: {
    type: 'gauge',
    help: 'For how long the oldest due job of a queue has waited',
    labels: { queue: null },
    isShared: true,
  },
  wenshu_person_jobs: {
    type: 'gauge',
    help: 'Jobs of people, such as exports, that wait or run',
    labels: { state: ['waiting', 'running'] },
    isShared: true,
  },
  wenshu_person_job_oldest_waiting_seconds: {
    type: 'gauge',
    help: 'For how long the oldest waiting job of a person has waited',
    labels: {},
    isShared: true,
  },

  // Mail and text messages.
  wenshu_mails_total: {
    type: 'counter',
    help: 'Mails that were handed over, by what the mail server said: sent, refused, address-gone, unreachable, failed',
    labels: { outcome: deliveryOutcomes },
  },
  wenshu_sms_total: {
    type: 'counter',
    help: 'Text messages that were handed over, by what the gateway said: sent, refused, address-gone, unreachable, failed',
    labels: { outcome: deliveryOutcomes },
  },
  wenshu_messages: {
    type: 'gauge',
    help: 'Invitations, reminders and letters that have not left (waiting), are leaving (handing), or may have left (doubtful)',
    labels: { channel: ['mail', 'sms'], state: ['waiting', 'handing', 'doubtful'] },
    isShared: true,
  },
  wenshu_message_oldest_due_seconds: {
    type: 'gauge',
    help: 'For how long the oldest message that may leave has been due',
    labels: { channel: ['mail', 'sms'] },
    isShared: true,
  },
  wenshu_mail_reviews_waiting: {
    type: 'gauge',
    help: 'Mails to respondents that wait for an operator to look at them',
    labels: {},
    isShared: true,
  },
  wenshu_mail_review_oldest_seconds: {
    type: 'gauge',
    help: 'For how long the oldest of them has waited',
    labels: {},
    isShared: true,
  },

  // The helper.
  wenshu_helper_requests_total: {
    type: 'counter',
    help: 'What people asked the helper for, by purpose and by what became of it: answered by a model, why a model failed, or why none was asked',
    labels: { purpose: helperPurposes, outcome: ['answered', ...helperFailures, ...helperHindrances] },
  },
  wenshu_helper_tokens_total: {
    type: 'counter',
    help: 'Tokens that answers of a model cost, as they were charged',
    labels: { purpose: helperPurposes, direction: ['sent', 'received'] },
  },
  wenshu_helper_duration_seconds: {
    type: 'histogram',
    help: 'How long a model took, whether it answered or failed',
    labels: {},
    buckets: WORK_SECONDS,
  },

  // The columnar copy.
  wenshu_columns_answers_total: {
    type: 'counter',
    help: 'Questions to the columnar copy: answered, problem (it cannot be answered, or nobody waits any more), failed',
    labels: { outcome: ['answered', 'problem', 'failed'] },
  },
  wenshu_columns_age_seconds: {
    type: 'histogram',
    help: 'How far behind the database the copy was when it answered',
    labels: {},
    buckets: [0.5, 2, 10, 60, 300, 1800],
  },
  wenshu_columns_spoiled_total: {
    type: 'counter',
    help: 'How often the file of the copy could not be read and was made anew',
    labels: {},
  },
  wenshu_columns_owner: { type: 'gauge', help: '1 in the process that has the file of the copy open', labels: {} },
  wenshu_columns_file_bytes: { type: 'gauge', help: 'Size of the file of the copy', labels: {} },

  // The database.
  wenshu_database_up: {
    type: 'gauge',
    help: '1 when a new connection answered in time; at 0 whatever is read from the database is not told',
    labels: {},
  },
  wenshu_database_answer_seconds: {
    type: 'gauge',
    help: 'How long the last reading for these metrics took, from connecting to its last statement',
    labels: {},
  },
  wenshu_database_connections: {
    type: 'gauge',
    help: 'Connections of the pool that are busy or idle',
    labels: { state: ['busy', 'idle'] },
  },
  wenshu_database_connections_limit: { type: 'gauge', help: 'As many as the pool may open', labels: {} },
  wenshu_database_connections_awaited: {
    type: 'gauge',
    help: 'Work that waits for a connection of the pool',
    labels: {},
  },
  wenshu_database_transactions_repeated_total: {
    type: 'counter',
    help: 'Transactions that PostgreSQL broke off for the sake of others, and that were done again',
    labels: {},
  },

  // Threads.
  wenshu_threads: {
    type: 'gauge',
    help: 'Threads of the pool that are busy or at rest',
    labels: { state: ['busy', 'idle'] },
  },
  wenshu_threads_limit: { type: 'gauge', help: 'As many as may work at once', labels: {} },
  wenshu_thread_tasks_waiting: {
    type: 'gauge',
    help: 'Tasks that wait for a turn, by line',
    labels: { line: ['short', 'long', 'shared', 'jobs'] },
  },
  wenshu_thread_tasks_total: {
    type: 'counter',
    help: 'Tasks by kind and by what became of them: done, cancelled, busy, too-slow, out-of-memory, ended, failed',
    labels: { kind: null, outcome: ['done', 'cancelled', 'busy', 'too-slow', 'out-of-memory', 'ended', 'failed'] },
  },
  wenshu_thread_task_duration_seconds: {
    type: 'histogram',
    help: 'How long tasks took with their wait for a turn; of those that write a file, the wait alone',
    labels: { kind: null },
    buckets: WORK_SECONDS,
  },

  // The process and its machine.
  wenshu_build_info: {
    type: 'gauge',
    help: '1, with the version of the product and of Node',
    labels: { version: null, node: null },
  },
  wenshu_process_start_time_seconds: { type: 'gauge', help: 'When the process began', labels: {} },
  wenshu_process_cpu_seconds_total: {
    type: 'counter',
    help: 'Processor time of the process with its threads',
    labels: {},
  },
  wenshu_process_resident_memory_bytes: { type: 'gauge', help: 'Memory of the process with its threads', labels: {} },
  wenshu_process_memory_limit_bytes: {
    type: 'gauge',
    help: 'Memory that the process may have: what its container allows, or the machine has',
    labels: {},
  },
  wenshu_process_heap_used_bytes: { type: 'gauge', help: 'Objects of the thread that answers', labels: {} },
  wenshu_process_heap_limit_bytes: { type: 'gauge', help: 'As much as they may take', labels: {} },
  wenshu_process_external_memory_bytes: { type: 'gauge', help: 'Buffers beside the heap', labels: {} },
  wenshu_event_loop_lag_seconds: {
    type: 'histogram',
    help: 'How late a timer of the thread that answers was, twice a second',
    labels: {},
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
  },
  wenshu_gc_duration_seconds: {
    type: 'histogram',
    help: 'How long collecting garbage held up the thread that answers',
    labels: { kind: ['minor', 'major', 'incremental', 'weak'] },
    buckets: [0.001, 0.01, 0.05, 0.1, 0.5, 1],
  },
  wenshu_disk_free_bytes: { type: 'gauge', help: 'Room on the disk of DATA_DIR', labels: {} },
  wenshu_disk_size_bytes: { type: 'gauge', help: 'Size of the disk of DATA_DIR', labels: {} },
  wenshu_outward_pause_start_timestamp_seconds: {
    type: 'gauge',
    help: 'Since when nothing leaves a restored copy; not told where nothing is held back',
    labels: {},
    isShared: true,
  },
  wenshu_last_backup_timestamp_seconds: {
    type: 'gauge',
    help: 'When the last backup was finished; not told where none was made',
    labels: {},
  },
} as const satisfies Readonly<Record<`wenshu_${string}`, MetricDefinition>>;

type Dictionary = typeof metricDictionary;
export type MetricName = keyof Dictionary;
type NameOf<Type extends MetricDefinition['type']> = {
  [Name in MetricName]: Dictionary[Name]['type'] extends Type ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type GaugeName = NameOf<'gauge'>;
export type HistogramName = NameOf<'histogram'>;

type ValueOf<Values> = Values extends readonly (infer Value extends string)[] ? Value : string;
/** A value for each label of a metric. */
export type LabelsOf<Name extends MetricName> = {
  readonly [Label in keyof Dictionary[Name]['labels']]: ValueOf<Dictionary[Name]['labels'][Label]>;
};
