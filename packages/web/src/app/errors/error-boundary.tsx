import { Component, type ReactNode } from 'react'
import { BrokenScreen } from '../screens/broken-screen.tsx'

interface ErrorBoundaryProps {
  /** A change of it gives the children another try. */
  resetKey: string
  children: ReactNode
}

/**
 * Shows the error screen in place of a page that broke, or that did not come for want of a network; going to another
 * page leaves it behind.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedKey: string | null }> {
  override state = { failedKey: null }

  static getDerivedStateFromError() {
    return { failedKey: '' }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failedKey }: { failedKey: string | null },
  ) {
    if (failedKey === '') return { failedKey: resetKey }
    return failedKey !== null && failedKey !== resetKey ? { failedKey: null } : null
  }

  override render() {
    return this.state.failedKey === null ? (
      this.props.children
    ) : (
      <BrokenScreen isOffline={!navigator.onLine} />
    )
  }
}
