import { Component, type ReactNode } from 'react';

interface UnloadedBoundaryProps {
  /** Shown instead, once a part of the page did not come. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Parts of the page are fetched when they are needed. Where one does not come, nothing at all would be left of the page. */
export class UnloadedBoundary extends Component<UnloadedBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
