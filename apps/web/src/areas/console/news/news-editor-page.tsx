import { useQuery } from '@tanstack/react-query';
import { newsRoomCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { NewsEditor } from './news-editor.tsx';

/** One item: a new one where no number is given. */
export function NewsEditorPage({ id }: { readonly id: number | undefined }) {
  const frame = useTexts(consoleTexts);
  const { gone, goneText } = useTexts(newsRoomTexts);
  const item = useQuery({
    queryKey: ['operator-news', 'item', id],
    queryFn: () => consoleClient.call(newsRoomCalls.look, { id: id ?? 0 }, { quiet: true }),
    enabled: id !== undefined,
    retry: false,
  });
  if (id === undefined) return <NewsEditor item={undefined} />;
  if (item.data) return <NewsEditor item={item.data} />;
  return (
    <Room name="news" lead="">
      <Loaded of={item} words={{ ...frame, loadFailed: gone, loadFailedText: goneText }}>
        {() => null}
      </Loaded>
    </Room>
  );
}
