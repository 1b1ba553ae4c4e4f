import type { Page } from 'playwright-core'

/**
 * Gives the focus to everything that can be pressed or filled in and says where that fails: left out of the order of
 * Tab, focus not taken, out of sight or beneath something else once it has the focus, or pressable by pointer alone.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  return page.evaluate(lookOver)
}

// Runs in the page, so everything it needs is inside.
function lookOver(): string[] {
  const faults: string[] = []
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const name = (element: Element) => {
    const words =
      element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name')
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${words?.slice(0, 40)}”`
  }
  const modal = document.querySelector('dialog:modal')
  const isThere = (element: HTMLElement) =>
    (modal === null || modal.contains(element)) &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null
  const isGroupMember = (element: Element) =>
    element.closest('[role=tablist], [role=radiogroup], [role=toolbar], [aria-hidden=true]') !== null

  const belongs = (hit: Element | null, element: Element) => {
    if (!hit) return false
    return element.contains(hit) || hit.closest('label')?.control === element
  }
  const isInSight = (element: HTMLElement) =>
    [...element.getClientRects()].some((rect) =>
      [0.5, 0.15, 0.85].some((x) =>
        [0.5, 0.15, 0.85].some((y) =>
          belongs(document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y), element),
        ),
      ),
    )

  for (const element of document.querySelectorAll<HTMLElement>(`${controls}, [tabindex]`)) {
    if (!isThere(element)) continue
    if (element.tabIndex > 0) faults.push(`jumps the queue of Tab: ${name(element)}`)
    if (element.tabIndex < 0) {
      if (element.matches(controls) && !isGroupMember(element))
        faults.push(`Tab passes it by: ${name(element)}`)
      continue
    }
    element.focus({ focusVisible: true } as FocusOptions)
    if (document.activeElement !== element) faults.push(`does not take the focus: ${name(element)}`)
    else if (!isInSight(element)) faults.push(`has the focus out of sight: ${name(element)}`)
  }

  for (const element of document.querySelectorAll('body *')) {
    if (getComputedStyle(element).cursor !== 'pointer' || !element.checkVisibility()) continue
    const control = element.closest(`${controls}, label, [tabindex="0"]`)
    if (!control) faults.push(`only a pointer can press it: ${name(element)}`)
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  return faults
}
