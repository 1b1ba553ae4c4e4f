import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** A change renders the children again. */
  resetKey: string
  children: ReactNode
  /** Shown in place of children that threw or could not be loaded. */
  fallback: ReactNode
}

/** Shows the fallback in place of what threw or could not be loaded; navigating to another page resets it. */
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
    return this.state.failedKey === null ? this.props.children : this.props.fallback
  }
}
