import { VideoCameraOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { VideoDialog } from '../media/video-dialog.tsx';
import { usePermissions, VIDEO_PERMISSION } from '../state/use-permissions.ts';
import { ToolButton } from './tool-button.tsx';

/** Opens the video dialog; without the right for it, says so (P6.3, S6.5). */
export function VideoTool({ editor, onBusy }: { readonly editor: Editor; onBusy(isBusy: boolean): void }) {
  const t = useTexts(richTextTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { permissions } = usePermissions();
  const show = (isShown: boolean) => {
    if (isShown && permissions?.permissionCodes.includes(VIDEO_PERMISSION) === false)
      return notify.error(t.videoDialog.noAuthority);
    setIsOpen(isShown);
    onBusy(isShown);
  };
  return (
    <>
      <ToolButton label={t.video} icon={<VideoCameraOutlined aria-hidden />} onClick={() => show(true)} />
      {isOpen && (
        <VideoDialog
          onCancel={() => {
            show(false);
            editor.commands.focus();
          }}
          onVideo={attrs => {
            show(false);
            editor.chain().focus().insertContent({ type: 'video', attrs }).run();
          }}
        />
      )}
    </>
  );
}
