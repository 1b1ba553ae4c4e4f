import { Component, type ReactNode } from 'react'
import { BrokenScreen } from '../screens/broken-screen.tsx'

interface ErrorBoundaryProps {
  /** A change renders the children again. */
  resetKey: string
  children: ReactNode
}

/**
 * Shows the error screen in place of a page that threw or could not be loaded; navigating to another page resets it.
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
