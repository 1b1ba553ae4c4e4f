import { useState } from 'react'
import { BrokenPage } from './broken-page.tsx'

/** What an error boundary shows: in the browser alone, which knows whether it has a network. */
export function FailedPage() {
  const [isOffline] = useState(() => !navigator.onLine)
  return <BrokenPage isOffline={isOffline} />
}
