import { useEffect, useState } from 'react'
import { importChunk } from '../../../browser/import-chunk.ts'
import { useHydrated } from '../../../browser/use-hydrated.ts'

/**
 * An operator's HTML that may be inserted; `undefined` while it is being cleaned. What came with the document is in
 * the page already, cleaned by the gateway, and stays as it is, so that the first render equals the server's. Any
 * other HTML passes the browser's own sanitiser first, whose code comes when it is first wanted.
 */
export function useSanitisedHtml(html: string | undefined): string | undefined {
  const isHydrated = useHydrated()
  const [served] = useState(isHydrated ? undefined : html)
  const [cleaned, setCleaned] = useState<{ source: string; html: string }>()
  const isServed = html === served

  useEffect(() => {
    if (html === undefined || isServed) return undefined
    let isWanted = true
    importChunk(import('./purify.ts')).then(
      ({ purify }) => isWanted && setCleaned({ source: html, html: purify(html) }),
      (error: unknown) =>
        isWanted &&
        setCleaned(() => {
          throw error
        }),
    )
    return () => {
      isWanted = false
    }
  }, [html, isServed])

  if (isServed) return html
  return cleaned?.source === html ? cleaned?.html : undefined
}
