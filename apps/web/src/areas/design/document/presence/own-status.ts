import type { QuestionnaireStatus } from '@wenshu/api-contract';

interface Said {
  readonly key: string;
  readonly personId: string;
  readonly is: 'coming' | 'off';
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * The status changes that this person makes, in this tab or another of theirs. It is said before the server is asked: the news of the
 * change may reach a tab earlier than the answer reaches the one that asked. Each is good for one change; a colleague's next one is news.
 */
export function createOwnStatus(channel: Channel | undefined, personId: () => string | undefined) {
  const coming = new Set<string>();
  const note = ({ key, is }: Pick<Said, 'key' | 'is'>) => void (is === 'coming' ? coming.add(key) : coming.delete(key));
  const say = (scrollId: string, status: QuestionnaireStatus, is: Said['is']) => {
    const key = keyOf(scrollId, status);
    note({ key, is });
    channel?.postMessage({ key, is, personId: personId() ?? '' } satisfies Said);
  };
  channel?.addEventListener('message', event => {
    const said = (event as MessageEvent<Said>).data;
    // Somebody else may have signed in here since that tab was opened.
    if (said.personId === (personId() ?? '')) note(said);
  });
  return {
    begin: (scrollId: string, status: QuestionnaireStatus) => say(scrollId, status, 'coming'),
    /** The server would not: what comes now is somebody else's. */
    giveUp: (scrollId: string, status: QuestionnaireStatus) => say(scrollId, status, 'off'),
    /** Whether a change that has arrived is one's own; asked once for each. */
    take: (scrollId: string, status: QuestionnaireStatus) => coming.delete(keyOf(scrollId, status)),
  };
}

const keyOf = (scrollId: string, status: QuestionnaireStatus) => `${scrollId} ${status}`;
