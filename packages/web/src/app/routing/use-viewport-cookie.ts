import { breakpointAt } from '@marquee/contracts/breakpoints'
import type { PageName } from '@marquee/contracts/pages'
import { useEffect } from 'react'
import { routes } from './routes.tsx'
import { viewportCookie } from './viewport-cookie.ts'

/** Writes the viewport cookie, and again whenever the window crosses a breakpoint of the page. */
export function useViewportCookie(page: PageName | undefined): void {
  const table = page && routes[page].breakpoints
  useEffect(() => {
    let written = ''
    const update = () => {
      const name = breakpointAt(window.innerWidth, table)
      if (name === written) return
      written = name
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
      document.cookie = viewportCookie(name)
    }
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [table])
}
