import type { ReactNode } from 'react'
import { FirstPaintMarker } from '../../ui/layout/first-paint-marker.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import './full-screen.css'

interface FullScreenProps {
  title: string
  text: string
  /** The name of the brand, where it is known. */
  brand?: string
  /** A status code, set large; else an icon. */
  code?: string
  icon?: IconName
  children?: ReactNode
}

/** A screen that stands in place of the whole site: errors, maintenance, no connection. */
export function FullScreen({ title, text, brand, code, icon, children }: FullScreenProps) {
  return (
    <main className="full-screen">
      <div className="full-screen-card">
        {brand ? <p className="full-screen-brand">{brand}</p> : null}
        {code ? <p className="full-screen-code num">{code}</p> : null}
        {icon ? (
          <span className="full-screen-mark">
            <Icon name={icon} />
          </span>
        ) : null}
        <h1 className="full-screen-title">{title}</h1>
        <p className="full-screen-text">{text}</p>
        {children}
      </div>
      <FirstPaintMarker />
    </main>
  )
}
