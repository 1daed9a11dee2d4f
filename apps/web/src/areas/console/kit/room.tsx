import { consoleTexts } from '@wenshu/texts/console/frame';
import { PageTitle } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './room.module.css';

interface RoomProps {
  readonly name: keyof typeof consoleTexts.zh.rooms;
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A room of the console: its title, what it is for, and what stands in it. */
export function Room({ name, lead, actions, children }: RoomProps) {
  const { rooms } = useTexts(consoleTexts);
  return (
    <div className={classes.room}>
      <PageTitle title={rooms[name]} lead={lead} actions={actions} />
      {children}
    </div>
  );
}
