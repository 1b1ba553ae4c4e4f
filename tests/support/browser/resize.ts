import type { Page } from 'playwright-core'

/** Gives the page's window another size, and waits until everything has found its new place. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(settle)
}

// A window that changes is laid out anew over some frames, with the transitions that it starts. Those of what is not
// drawn never end. A browser without a screen may draw no frame for long; what is measured is laid out all the same.
async function settle(): Promise<void> {
  const frame = () =>
    new Promise<unknown>((next) => {
      requestAnimationFrame(next)
      setTimeout(next, 1_000)
    })
  const isChanging = () =>
    document.getAnimations().some((animation) => {
      if (!(animation instanceof CSSTransition && animation.effect instanceof KeyframeEffect)) return false
      return animation.effect.target?.checkVisibility({ contentVisibilityAuto: true })
    })
  await frame()
  do await frame()
  while (isChanging())
  await document.fonts.ready
}
