import { useEffect } from 'react'

/**
 * Marks the end of a page's content; each layout renders one. The document's `<link rel="expect">` blocks the first
 * paint until the parser reaches it. Without it, a slow connection paints a part of the page first, and elements that
 * distribute space among their children (menus, tables, centered forms) shift as more of them arrive.
 *
 * After hydration, it sets `data-hydrated` on `<html>` and dispatches a `hydrated` event on the window, which the event
 * replay of the document's script waits for.
 */
export function FirstPaintMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return <span id="first-paint" hidden />
}
