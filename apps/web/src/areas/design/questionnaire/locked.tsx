import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import classes from './create.module.css';

interface LockedProps {
  readonly when: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Everything inside can be read but not changed: also by a screen reader, which would not find what is inert. */
export function Locked({ when, className, children }: LockedProps) {
  return (
    <ConfigProvider componentDisabled={when}>
      <fieldset disabled={when} data-locked={when} className={`${classes.locked} ${className ?? ''}`}>
        {children}
      </fieldset>
    </ConfigProvider>
  );
}
