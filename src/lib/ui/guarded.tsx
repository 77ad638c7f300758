import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { tolerateForeignNodes } from './foreign-nodes.ts';

// Before the first island of a page is rendered; not where pages are built.
if (typeof document !== 'undefined') tolerateForeignNodes();

/** Fired on the document when an island could not be rendered; `layouts/parts/error-watch.ts` hears it. */
export type Breakage = { readonly error: unknown; readonly componentStack: string };

/** Shows nothing once something below it failed to render: the page is about to be replaced. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const detail: Breakage = { error, componentStack: componentStack ?? '' };
    document.dispatchEvent(new CustomEvent('faceup:broken', { detail }));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** An island as pages use it: when it cannot be rendered, the error is logged and the page for 500 is shown. */
export const guarded = <Props extends object>(Island: ComponentType<Props>) =>
  function Guarded(props: Props) {
    return (
      <Boundary>
        <Island {...props} />
      </Boundary>
    );
  };
