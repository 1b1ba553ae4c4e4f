import { HeaderRow } from '../header-parts/header-row.tsx'

/** Brand on the left, search in the middle, account on the right. */
function Bar() {
  return (
    <header className="header header-bar">
      <HeaderRow />
    </header>
  )
}

export const bar = { Component: Bar }
