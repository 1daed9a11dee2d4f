import type { AnnouncementInfo } from '@wenshu/api-contract';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { language } from '../../../app/language/language.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';

interface AnnouncementLookProps {
  readonly announcement: AnnouncementInfo;
  onClose(): void;
}

export function AnnouncementLook({ announcement, onClose }: AnnouncementLookProps) {
  return (
    <ViewDialog title={announcement[language].title} width={640} isScrolling onClose={onClose}>
      <AnnouncementPreview written={announcement} path={announcement.path} />
    </ViewDialog>
  );
}
