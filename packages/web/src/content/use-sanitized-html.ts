import { useEffect, useState } from 'react'
import { importChunk } from '../browser/import-chunk.ts'
import { useHydrated } from '../browser/use-client-value.ts'

/**
 * An operator's HTML, safe to insert; `undefined` while it is being sanitized. HTML that came with the document was
 * sanitized by the gateway and stays as it is, so that the first render equals the server's. Any other HTML passes
 * the browser's sanitizer first, whose code is loaded on first use.
 */
export function useSanitizedHtml(html: string | undefined): string | undefined {
  const isHydrated = useHydrated()
  const [served] = useState(isHydrated ? undefined : html)
  const [sanitized, setSanitized] = useState<{ source: string; html: string }>()
  const isServed = html === served

  useEffect(() => {
    if (html === undefined || isServed) return undefined
    let isCurrent = true
    importChunk(import('./purify.ts')).then(
      ({ purify }) => isCurrent && setSanitized({ source: html, html: purify(html) }),
      (error: unknown) =>
        isCurrent &&
        setSanitized(() => {
          throw error
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [html, isServed])

  if (isServed) return html
  return sanitized?.source === html ? sanitized?.html : undefined
}
