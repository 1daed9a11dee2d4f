import { useQuery } from '@tanstack/react-query';
import { errorCodes, newsRoomCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { actionClass, ErrorState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { NewsEditor } from './news-editor.tsx';
import { newsPath } from './news-path.ts';

/** One item: a new one where no number is given. */
export function NewsEditorPage({ id }: { readonly id: number | undefined }) {
  const frame = useTexts(consoleTexts);
  const item = useQuery({
    queryKey: ['operator-news', 'item', id],
    queryFn: () => consoleClient.call(newsRoomCalls.look, { id: id ?? 0 }, { quiet: true }),
    enabled: id !== undefined,
    retry: (count, error) => !isGone(error) && count < 2,
  });
  if (id === undefined) return <NewsEditor item={undefined} />;
  // Anything else than the item itself: what is being written in it must not go because it is fetched again.
  if (item.data) return <NewsEditor item={item.data} />;
  return (
    <Room name="news" lead="">
      {isGone(item.error) ? (
        <Gone />
      ) : (
        <Loaded of={item} words={frame}>
          {() => null}
        </Loaded>
      )}
    </Room>
  );
}

/** Not there, or no number at all: trying again would help nobody. */
function isGone(error: unknown): boolean {
  const codes: readonly string[] = [errorCodes.contentNotFound.code, errorCodes.inputInvalid.code];
  return error instanceof CallFailure && codes.includes(error.details.code ?? '');
}

function Gone() {
  const { gone, goneText } = useTexts(newsRoomTexts);
  const { back } = useTexts(consoleKitTexts);
  const way = (
    <AppLink to={newsPath()} className={actionClass()}>
      {back}
    </AppLink>
  );
  return <ErrorState title={gone} text={goneText} actions={way} />;
}
