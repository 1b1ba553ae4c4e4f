import type { Page } from 'playwright-core'

/** Resizes the page's viewport and waits until the layout has settled. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(settle)
}

// A resize takes several frames and may start transitions; transitions of elements that are not rendered never finish.
// A headless browser may not draw a frame for a long time, but measuring forces a layout anyway.
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
