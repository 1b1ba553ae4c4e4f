import type { ReactNode } from 'react'
import { useKnownStartup } from '../../brand/startup-context.ts'
import { BrandMark } from '../../templates/parts/header-parts/brand-logo.tsx'
import { FirstPaintMarker } from '../../ui/layout/first-paint-marker.tsx'
import './full-screen.css'

/** A screen that replaces the whole site, under the brand's logo. `children` is a `Notice`. */
export function FullScreen({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const isBrandKnown = useKnownStartup() !== undefined
  return (
    <div className="full-screen">
      <header className="brand-mark">{isBrandKnown ? <BrandMark /> : null}</header>
      <main>
        {children}
        <FirstPaintMarker />
      </main>
      {footer}
    </div>
  )
}
