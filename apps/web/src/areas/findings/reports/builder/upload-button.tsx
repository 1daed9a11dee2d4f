import { Button, type ButtonProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';

interface UploadButtonProps {
  readonly accept: string;
  readonly icon: ReactNode;
  readonly title?: string;
  readonly children: string;
  readonly type?: ButtonProps['type'];
  /** The button waits until it is done. */
  onFile(file: File): Promise<void>;
}

/** A button that asks for a file. */
export function UploadButton({ accept, icon, title, children, type = 'text', onFile }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useAction(onFile);
  const take = (file: File | undefined) => {
    // The same file can be chosen once more.
    input.current!.value = '';
    if (file) void run(file);
  };
  return (
    <>
      <Button
        size="small"
        type={type}
        icon={icon}
        title={title}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={children}
        onChange={event => take(event.target.files?.[0])}
      />
    </>
  );
}
