import './overlay.css'
import { HeaderRow } from '../header-parts/header-row.tsx'

/** On the home page without a ground until the page is scrolled; elsewhere like a plain bar. */
function Overlay() {
  return (
    <header className="header header-overlay">
      <HeaderRow />
    </header>
  )
}

export const overlay = { Component: Overlay }
