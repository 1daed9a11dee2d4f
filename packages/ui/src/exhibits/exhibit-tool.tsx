import type { ComponentProps } from 'react';
import classes from './exhibit.module.css';

/** A button among what can be done with an exhibit. */
export function ExhibitTool(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classes.tool} />;
}
