import { useSearch } from '@tanstack/react-router';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** /operator/announcements: what was told, or a new one. */
export default function AnnouncementsRoom() {
  const { write } = useSearch({ strict: false }) as { write?: string };
  return write === undefined ? <AnnouncementList /> : <AnnouncementForm />;
}
