/// <reference path="./css-modules.d.ts" />
import './tokens.css';
import './base.css';

export * from './action-button.tsx';
export * from './being-built.tsx';
export * from './dialog.tsx';
export * from './disclosure.tsx';
export * from './empty-state.tsx';
export * from './error-state.tsx';
export * from './icons.tsx';
export * from './list-table.tsx';
export * from './loading-state.tsx';
export * from './logo.tsx';
export * from './page-title.tsx';
export * from './status-tag.tsx';
export * from './tabs.tsx';
export * from './text-field.tsx';
export * from './theme.ts';
export * from './toast-list.tsx';
