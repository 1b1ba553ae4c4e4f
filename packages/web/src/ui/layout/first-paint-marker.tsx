import { useEffect } from 'react'

/**
 * The end of a page; each layout has one. The document's `rel="expect"` holds the first paint until the parser has
 * come here: the parser pauses on a slow line or phone, and what shares out its room among its parts (a menu, a table,
 * a form in the middle of its card) would move with each part. Compressed, a document has 12 to 16 kB until here.
 *
 * Once the page is hydrated, `<html>` carries `data-hydrated` and the window hears a `hydrated` event, for which the
 * event replay of the document's script waits.
 */
export function FirstPaintMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return <span id="first-paint" hidden />
}
