import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Marks the link that the visitor has followed (`data-pending`) until its page is shown: the code and the data of a page
 * may take seconds on a slow connection, while the page before it stays.
 */
export function usePendingLink(): void {
  const { key } = useLocation()
  useEffect(() => {
    // Behind the router's own listener, which has changed the address by then.
    document.addEventListener('click', markPending)
    return () => document.removeEventListener('click', markPending)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the next page is shown
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-pending]')) delete link.dataset.pending
  }, [key])
}

function markPending({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link && defaultPrevented && link.href === location.href) link.dataset.pending = ''
}
