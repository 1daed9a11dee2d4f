import { consoleTexts } from '@wenshu/texts/console/frame';
import { actionClass, ErrorState } from '@wenshu/ui';
import { useEffect } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { useMayOperate } from '../kit/seat.ts';
import { pathOfRoom, rooms } from './room-list.ts';

/** /operator: the first room that one may see. */
export function FirstRoom() {
  const may = useMayOperate();
  const { go } = useGo();
  const first = rooms.find(({ right }) => may(right));
  const path = first && pathOfRoom(first.name);
  useEffect(() => {
    if (path) go(path);
  });
  return path ? null : <NoRoom />;
}

export function NoRoom() {
  const t = useTexts(consoleTexts);
  const way = (
    <AppLink to="/operator" className={actionClass('primary')}>
      {t.toFirst}
    </AppLink>
  );
  return <ErrorState level={1} title={t.noRoom} text={t.noRoomText} actions={way} />;
}
