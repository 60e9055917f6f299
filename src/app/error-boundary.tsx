import { Component, type ReactNode } from 'react'
import { ErrorState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '#src/views/kit/page/page-screen.tsx'

/** A page that throws takes nothing else with it: the app goes on, and the page can be tried again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <PageScreen>
        <ErrorState note="这个页面出了点问题" onRetry={() => this.setState({ failed: false })} />
      </PageScreen>
    )
  }
}
