/**
 * Moves the focus for an arrow key: along the band on its entries, into an open panel by `intoPanel`, and from link to
 * link inside of it. @returns whether the key did something
 */
export function moveFocus(key: string, item: HTMLElement, intoPanel: string): boolean {
  const focused = document.activeElement
  const panel = item.querySelector('.mega-panel')
  const links = [...(panel?.querySelectorAll('a') ?? [])]
  const place = focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1
  if (place >= 0)
    return focus(links[place + stepOf(key)] ?? (stepOf(key) < 0 ? item.querySelector('a') : null))
  if (key === intoPanel) return focus(links[0])
  const alongBand = intoPanel === 'ArrowDown' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (!alongBand.includes(key)) return false
  const next = stepOf(key) < 0 ? item.previousElementSibling : item.nextElementSibling
  return focus(next?.querySelector('a'))
}

const stepOf = (key: string) =>
  key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  return element != null
}
