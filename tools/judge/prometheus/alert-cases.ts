/** Series as promtool writes them: `0+5x60` begins at 0 and has 5 more each minute, sixty times. */
type Series = Readonly<Record<string, string>>;

export interface AlertCase {
  readonly alert: string;
  readonly minutes: number;
  /** With these it fires, with these labels beside its severity. */
  readonly fires: Series;
  readonly labels?: Readonly<Record<string, string>>;
  /** With these it does not. */
  readonly quiet: Series;
}

const steady = (value: number) => `${value}x60`;
const rising = (step: number) => `0+${step}x60`;
/** So long ago, of a clock that begins at 0: a moment stays where it is while time goes on. */
const HOUR = 60;
const DAY = 24 * HOUR;
const here = { instance: 'a', job: 'wenshu' };
const at = (name: string, labels = '') => `${name}{instance="a",job="wenshu"${labels && `,${labels}`}}`;
const answering = (le: string) => at('wenshu_request_duration_seconds_bucket', `area="answering",le="${le}"`);
const lag = (le: string) => at('wenshu_event_loop_lag_seconds_bucket', `le="${le}"`);
const age = (le: string) => at('wenshu_columns_age_seconds_bucket', `le="${le}"`);
const requests = (status: string) => at('wenshu_requests_total', `method="GET",route="/",status="${status}"`);
const outcome = (name: string, word: string) => at(name, `outcome="${word}"`);
const helped = (word: string) => at('wenshu_helper_requests_total', `purpose="reword",outcome="${word}"`);
const connections = (busy: number, awaited: number) => ({
  [at('wenshu_database_connections', 'state="busy"')]: steady(busy),
  [at('wenshu_database_connections_limit')]: steady(10),
  [at('wenshu_database_connections_awaited')]: steady(awaited),
});
const memory = (resident: number, heap: number) => ({
  [at('wenshu_process_resident_memory_bytes')]: steady(resident),
  [at('wenshu_process_memory_limit_bytes')]: steady(1000),
  [at('wenshu_process_heap_used_bytes')]: steady(heap),
  [at('wenshu_process_heap_limit_bytes')]: steady(100),
});
const disk = (free: number, size: number) => ({
  [at('wenshu_disk_free_bytes')]: steady(free),
  [at('wenshu_disk_size_bytes')]: steady(size),
});
const GB = 1024 ** 3;

/** Of every alert a state of things in which somebody is woken, and one close to it in which nobody is. */
export const alertCases: readonly AlertCase[] = [
  {
    alert: 'WenshuServerDown',
    minutes: 5,
    fires: { [at('up')]: steady(0) },
    labels: here,
    quiet: { [at('up')]: steady(1) },
  },
  {
    alert: 'WenshuServerRestarting',
    minutes: 30,
    fires: { [at('wenshu_process_start_time_seconds')]: '1x5 2x5 3x5 4x5 5x30' },
    labels: here,
    quiet: { [at('wenshu_process_start_time_seconds')]: '1x5 2x5 3x50' },
  },
  {
    alert: 'WenshuDatabaseAway',
    minutes: 5,
    fires: { [at('wenshu_database_up')]: steady(0) },
    labels: { instance: 'a' },
    quiet: { [at('wenshu_database_up')]: steady(1) },
  },
  {
    alert: 'WenshuDiskNearlyFull',
    minutes: 20,
    fires: disk(9 * GB, 100 * GB),
    labels: here,
    quiet: disk(11 * GB, 100 * GB),
  },
  { alert: 'WenshuDiskNearlyFull', minutes: 20, fires: disk(GB, 4 * GB), labels: here, quiet: disk(3 * GB, 4 * GB) },
  {
    alert: 'WenshuErrorsOfOurs',
    minutes: 20,
    fires: { [requests('2xx')]: rising(97), [requests('5xx')]: rising(3) },
    quiet: { [requests('2xx')]: rising(99), [requests('5xx')]: rising(1) },
  },
  {
    alert: 'WenshuAnswersSlow',
    minutes: 30,
    fires: { [answering('1')]: rising(90), [answering('2.5')]: rising(100), [answering('+Inf')]: rising(100) },
    quiet: { [answering('1')]: rising(99), [answering('2.5')]: rising(100), [answering('+Inf')]: rising(100) },
  },
  {
    alert: 'WenshuSubmissionsFailing',
    minutes: 10,
    fires: { [outcome('wenshu_submissions_total', 'failed')]: rising(1) },
    quiet: { [outcome('wenshu_submissions_total', 'failed')]: steady(7) },
  },
  {
    alert: 'WenshuSubmissionsRefused',
    minutes: 40,
    fires: {
      [outcome('wenshu_submissions_total', 'finished')]: rising(7),
      [outcome('wenshu_submissions_total', 'refused')]: rising(3),
    },
    quiet: {
      [outcome('wenshu_submissions_total', 'finished')]: rising(9),
      [outcome('wenshu_submissions_total', 'refused')]: rising(2),
    },
  },
  {
    alert: 'WenshuQueueStuck',
    minutes: 10,
    fires: { [at('wenshu_queue_oldest_waiting_seconds', 'queue="people.job"')]: steady(601) },
    labels: { queue: 'people.job' },
    quiet: { [at('wenshu_queue_oldest_waiting_seconds', 'queue="people.job"')]: steady(599) },
  },
  {
    alert: 'WenshuJobsStandStill',
    minutes: 20,
    fires: { [at('wenshu_job_last_success_timestamp_seconds', 'kind="sending.run"')]: steady(60) },
    labels: { kind: 'sending.run' },
    quiet: {
      [at('wenshu_job_last_success_timestamp_seconds', 'kind="sending.run"')]: '0+60x60',
      // Of another server, which has had none of them since.
      'wenshu_job_last_success_timestamp_seconds{instance="b",job="wenshu",kind="sending.run"}': steady(60),
    },
  },
  {
    alert: 'WenshuJobsFailing',
    minutes: 40,
    fires: { [at('wenshu_jobs_total', 'kind="sending.run",outcome="failed"')]: '0x20 1x3 2x3 3x3 4x3 5x30' },
    labels: { kind: 'sending.run' },
    quiet: { [at('wenshu_jobs_total', 'kind="sending.run",outcome="failed"')]: '0x20 1x3 2x50' },
  },
  {
    alert: 'WenshuPersonJobsWaiting',
    minutes: 10,
    fires: { [at('wenshu_person_job_oldest_waiting_seconds')]: steady(1000) },
    quiet: { [at('wenshu_person_job_oldest_waiting_seconds')]: steady(800) },
  },
  {
    alert: 'WenshuCopyStale',
    minutes: 50,
    fires: { [age('60')]: rising(8), [at('wenshu_columns_age_seconds_count')]: rising(10) },
    quiet: { [age('60')]: rising(19), [at('wenshu_columns_age_seconds_count')]: rising(20) },
  },
  {
    alert: 'WenshuMailFailing',
    minutes: 40,
    fires: {
      [outcome('wenshu_mails_total', 'sent')]: rising(1),
      [outcome('wenshu_mails_total', 'unreachable')]: rising(2),
      [outcome('wenshu_mails_total', 'refused')]: steady(0),
    },
    quiet: {
      [outcome('wenshu_mails_total', 'sent')]: rising(1),
      [outcome('wenshu_mails_total', 'unreachable')]: rising(1),
      // Wrong addresses are the list's fault.
      [outcome('wenshu_mails_total', 'refused')]: rising(5),
    },
  },
  {
    alert: 'WenshuMessagesLate',
    minutes: 10,
    fires: { [at('wenshu_message_oldest_due_seconds', 'channel="sms"')]: steady(1900) },
    labels: { channel: 'sms' },
    quiet: { [at('wenshu_message_oldest_due_seconds', 'channel="sms"')]: steady(1700) },
  },
  {
    alert: 'WenshuMailReviewWaiting',
    minutes: 5,
    fires: { [at('wenshu_mail_review_oldest_seconds')]: steady(90_000) },
    quiet: { [at('wenshu_mail_review_oldest_seconds')]: steady(80_000) },
  },
  {
    alert: 'WenshuHelperFailing',
    minutes: 60,
    fires: {
      [helped('answered')]: rising(1),
      [helped('silent')]: rising(2),
      [helped('not-agreed')]: rising(9),
    },
    quiet: {
      [helped('answered')]: rising(2),
      [helped('silent')]: rising(1),
      // Nobody's fault: people have not agreed, or stopped it.
      [helped('not-agreed')]: rising(9),
      [helped('stopped')]: rising(9),
    },
  },
  {
    alert: 'WenshuPoolExhausted',
    minutes: 15,
    fires: connections(10, 3),
    labels: here,
    // Somebody waits while a connection is being opened.
    quiet: connections(6, 3),
  },
  { alert: 'WenshuMemoryHigh', minutes: 20, fires: memory(860, 10), labels: here, quiet: memory(840, 89) },
  { alert: 'WenshuMemoryHigh', minutes: 20, fires: memory(100, 91), labels: here, quiet: memory(100, 10) },
  {
    alert: 'WenshuEventLoopHeld',
    minutes: 30,
    fires: { [lag('0.5')]: rising(95), [lag('1')]: rising(100), [lag('+Inf')]: rising(100) },
    labels: { instance: 'a' },
    quiet: { [lag('0.5')]: rising(100), [lag('1')]: rising(100), [lag('+Inf')]: rising(100) },
  },
  {
    alert: 'WenshuBackupOld',
    minutes: 3 * DAY + 2 * HOUR,
    fires: { [at('wenshu_last_backup_timestamp_seconds')]: `${DAY * 60}x${3 * DAY + 3 * HOUR}` },
    quiet: { [at('wenshu_last_backup_timestamp_seconds')]: `${2 * DAY * 60}x${3 * DAY + 3 * HOUR}` },
  },
  {
    alert: 'WenshuOutwardPauseForgotten',
    minutes: 2 * DAY,
    fires: { [at('wenshu_outward_pause_start_timestamp_seconds')]: `${DAY * 60 - 60}x${2 * DAY + 5}` },
    quiet: { [at('wenshu_outward_pause_start_timestamp_seconds')]: `${DAY * 60 + 600}x${2 * DAY + 5}` },
  },
];
