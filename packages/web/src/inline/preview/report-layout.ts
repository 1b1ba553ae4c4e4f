// Late chunks and pictures may still widen the page.
const settleMs = 700

/** Tells the page that frames this one, at this origin alone, when it is ready and how far it is too wide. */
export function reportLayout(frameOrigin: string): void {
  const report = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    parent.postMessage({ overflowPx: Math.max(0, scrollWidth - clientWidth) }, frameOrigin)
  }
  addEventListener('hydrated', () => setTimeout(report, settleMs), { once: true })
}
