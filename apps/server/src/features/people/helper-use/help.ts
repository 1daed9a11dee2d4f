import type { HelperFailure, HelperHindrance, HelperPurpose } from '@wenshu/api-contract';
import { estimateTokens } from '../../../platform/helper/estimate-tokens.ts';
import type { HelperModel, ModelAnswer, ModelRequest } from '../../../platform/helper/helper-model.ts';
import { noteHelp } from '../../../platform/observed/notes.ts';
import { findHindrance, type HelpAsker, type HelperPlatform } from './find-hindrance.ts';
import { reserve, settle } from './helper-budget.ts';
import { insertHelperLog } from './helper-log.repository.ts';
import { findDeep, MarkMasking, type Masking, showDeep } from './masking.ts';

/** `H`: what the house's own way makes, where it is of another shape. */
export interface HelpWays<T, H = T> {
  /** What a model is asked. Whatever of it tells of people is hidden here too, should it not have been by whoever wrote it. */
  readonly model: (mask: Masking) => ModelRequest<T>;
  /** The house's own way. */
  readonly house: () => H | Promise<H>;
  /** The request holds words of respondents, and whether the survey's owner has said that they may leave. Left out: it holds none. */
  readonly wordsOfRespondents?: boolean;
}

export type Help<T, H = T> = ModelHelp<T> | HouseHelp<H>;

interface ModelHelp<T> {
  readonly by: 'model';
  readonly value: T;
  readonly because?: undefined;
  readonly wouldLeave?: undefined;
}

interface HouseHelp<H> {
  readonly by: 'house';
  readonly value: H;
  /** Why it was not the model. */
  readonly because: HelperFailure | HelperHindrance;
  /** Where the person has not agreed: what would have left. */
  readonly wouldLeave?: readonly string[];
}

/** The whole of it may be asked twice: once more with the reason, where the first answer did not fit. */
const ROUNDS = 2;
const NO_TOKENS = { sent: 0, received: 0 };

/**
 * Asks the model if there is one, the enterprise has switched it on, the person has seen what leaves the house, and the budget holds; else, and
 * where it fails, the house's own way. Never throws for a model's sake. Where the server fails nothing is charged; what the asker stopped,
 * or no answer to which was good enough, counts.
 */
export async function help<T, H = T>(
  platform: HelperPlatform,
  asker: HelpAsker,
  purpose: HelperPurpose,
  ways: HelpWays<T, H>,
): Promise<Help<T, H>> {
  const { helper } = platform;
  const hindrance = ways.wordsOfRespondents === false ? 'switched-off' : await findHindrance(platform, asker);
  if (helper && hindrance === undefined) return askModel(platform, helper, asker, purpose, ways);
  noteHelp(platform.metrics, { purpose, outcome: hindrance ?? 'no-model', sent: 0, received: 0, ms: undefined });
  const wouldLeave = hindrance === 'not-agreed' ? linesOf(maskRequest(ways.model).request) : undefined;
  return byHouse(ways, hindrance ?? 'no-model', wouldLeave);
}

async function byHouse<H>(
  { house }: Pick<HelpWays<unknown, H>, 'house'>,
  because: HelperFailure | HelperHindrance,
  wouldLeave?: readonly string[],
): Promise<HouseHelp<H>> {
  return { by: 'house', value: await house(), because, ...(wouldLeave && { wouldLeave }) };
}

async function askModel<T, H>(
  platform: HelperPlatform,
  helper: HelperModel,
  asker: HelpAsker,
  purpose: HelperPurpose,
  ways: HelpWays<T, H>,
): Promise<Help<T, H>> {
  const { request, masking } = maskRequest(ways.model);
  const lines = linesOf(request);
  const most = ROUNDS * (estimateTokens(lines.join('\n')) + request.maxTokens) + request.maxTokens;
  const reservation = await reserve(platform, asker.personId, most);
  if (reservation === undefined) {
    noteHelp(platform.metrics, { purpose, outcome: 'over-budget', sent: 0, received: 0, ms: undefined });
    return byHouse(ways, 'over-budget');
  }
  const began = performance.now();
  let answer: ModelAnswer<T> | undefined;
  try {
    answer = await helper.complete(request);
  } finally {
    // Also when something of ours broke: what was reserved is given back.
    const { sent, received } = answer?.tokens ?? NO_TOKENS;
    await settle(platform, reservation, sent + received);
  }
  await keep(platform, asker, purpose, { answer, ms: performance.now() - began, characters: lines.join('').length });
  if ('failed' in answer) return byHouse(ways, answer.failed);
  return { by: 'model', value: showDeep(masking, answer.value) };
}

/** What leaves, with nothing in it that the masking knows; what comes back is judged as the person would read it. */
function maskRequest<T>(model: HelpWays<T>['model']): { request: ModelRequest<T>; masking: Masking } {
  const masking = new MarkMasking();
  const asked = model(masking);
  const { check } = asked;
  const request = Object.assign({}, asked, {
    system: masking.hideRest(asked.system),
    messages: asked.messages.map(({ role, content }) => ({ role, content: masking.hideRest(content) })),
    check: (value: T) => whyNot(masking, value, check),
  });
  return { request, masking };
}

/** The reason is sent with the second try, and quotes what it judged. */
function whyNot<T>(masking: MarkMasking, value: T, check: ModelRequest<T>['check']): string | undefined {
  const unknown = findDeep(value, text => masking.findUnknown(text));
  if (unknown !== undefined) return `${unknown} stands for nothing. Use no marks but those of the message.`;
  const why = check?.(showDeep(masking, value));
  return why === undefined ? undefined : masking.hideAgain(why);
}

const linesOf = <T>({ system, messages }: ModelRequest<T>): string[] => [
  system,
  ...messages.map(({ content }) => content),
];

interface Asked<T> {
  readonly answer: ModelAnswer<T>;
  readonly ms: number;
  readonly characters: number;
}

async function keep<T>(
  platform: HelperPlatform,
  { personId, space }: HelpAsker,
  purpose: HelperPurpose,
  { answer, ms, characters }: Asked<T>,
): Promise<void> {
  const outcome = 'failed' in answer ? answer.failed : 'answered';
  const { sent, received } = answer.tokens ?? NO_TOKENS;
  noteHelp(platform.metrics, { purpose, outcome, sent, received, ms });
  await insertHelperLog(platform.database.pool, {
    askedAt: platform.clock.now(),
    personId,
    enterpriseId: space.kind === 'enterprise' ? space.id : null,
    purpose,
    outcome,
    characters,
    tokensSent: sent,
    tokensReceived: received,
    tookMs: Math.round(ms),
  });
}
