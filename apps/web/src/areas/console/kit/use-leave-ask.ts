import { useBlocker } from '@tanstack/react-router';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';

/** Asks before another page is opened, or this one is closed, while something is not saved. */
export function useLeaveAsk(isUnsaved: boolean): void {
  const { leave } = useTexts(consoleKitTexts);
  useBlocker({
    shouldBlockFn: async () => isUnsaved && !(await askBox(leave)),
    enableBeforeUnload: () => isUnsaved,
  });
}
