import type { Page } from 'playwright-core'

/**
 * Focuses every interactive element and reports the ones that fail: not in the tab order, not focusable, hidden or
 * covered while focused, or operable by pointer only.
 */
export async function focusFaults(page: Page): Promise<string[]> {
  // A pointer in the corner would hold open what opens under it, over the page.
  const size = page.viewportSize()
  if (size) await page.mouse.move(size.width - 1, size.height - 1)
  return page.evaluate(findFaults)
}

// Runs in the page, so it cannot use anything outside its own body.
function findFaults(): string[] {
  const faults: string[] = []
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const name = (element: Element) => {
    const label =
      element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name')
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${label?.slice(0, 40)}”`
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
    if (element.tabIndex > 0) faults.push(`has a positive tabindex: ${name(element)}`)
    if (element.tabIndex < 0) {
      if (element.matches(controls) && !isGroupMember(element))
        faults.push(`is not in the tab order: ${name(element)}`)
      continue
    }
    element.focus({ focusVisible: true } as FocusOptions)
    if (document.activeElement !== element) faults.push(`does not take the focus: ${name(element)}`)
    else if (!isInSight(element)) faults.push(`is not visible while focused: ${name(element)}`)
  }

  for (const element of document.querySelectorAll('body *')) {
    if (getComputedStyle(element).cursor !== 'pointer' || !element.checkVisibility()) continue
    const control = element.closest(`${controls}, label, [tabindex="0"]`)
    if (!control) faults.push(`can be operated by pointer only: ${name(element)}`)
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  return faults
}
