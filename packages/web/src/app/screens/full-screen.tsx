import type { ReactNode } from 'react'
import { FirstPaintMarker } from '../../ui/layout/first-paint-marker.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import './full-screen.css'

interface FullScreenProps {
  title: string
  text: string
  /** The name of the brand, where known. */
  brand?: string
  /** A status code in large type, instead of an icon. */
  code?: string
  icon?: IconName
  children?: ReactNode
}

/** A screen that replaces the whole site: errors, maintenance, no connection. */
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
