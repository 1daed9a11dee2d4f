import { limits } from '@wenshu/survey-core';
import { type ReactNode, useRef } from 'react';

interface ChooseFilesProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly isDisabled: boolean;
  readonly isMultiple?: boolean;
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

/** A button that lets pictures be chosen. */
export function ChooseFiles({ label, className, isDisabled, isMultiple, onFiles, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple ?? false}
        accept={limits.imageFormats.map(format => `.${format}`).join(',')}
        aria-label={label}
        onChange={event => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
