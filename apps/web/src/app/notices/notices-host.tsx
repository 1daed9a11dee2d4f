import { ActionButton, Dialog, ToastList } from '@wenshu/ui';
import { useNotices } from './notices.ts';

/** Stands beside the router, not inside it: a box must show before the first page is there. */
export function NoticesHost() {
  const { toasts, boxes } = useNotices();
  const [box] = boxes;
  return (
    <>
      <ToastList toasts={toasts} />
      {box && (
        <Dialog
          title={box.title}
          onCancel={() => box.answer(false)}
          actions={
            <>
              {box.decline && (
                <ActionButton kind="quiet" onClick={() => box.answer(false)}>
                  {box.decline}
                </ActionButton>
              )}
              <ActionButton data-focus-first onClick={() => box.answer(true)}>
                {box.confirm}
              </ActionButton>
            </>
          }
        >
          <p>{box.text}</p>
          {box.detail && <p>{box.detail}</p>}
        </Dialog>
      )}
    </>
  );
}
