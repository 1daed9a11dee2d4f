import { StatusTag } from '@wenshu/ui';
import classes from './people.module.css';

export function LabelTags({ labels }: { readonly labels: readonly string[] }) {
  return (
    <span className={classes.labels}>
      {labels.map(label => (
        <StatusTag key={label}>{label}</StatusTag>
      ))}
    </span>
  );
}
