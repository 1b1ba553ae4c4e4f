const shownMs = 6000

/** Shows a short text over the page for some seconds; it takes no clicks. */
export function showLabel(text: string): void {
  const label = document.createElement('p')
  label.role = 'status'
  label.textContent = text
  label.style.cssText = [
    'position:fixed;z-index:2147483647;inset:auto auto 88px 50%;translate:-50% 0;margin:0;padding:8px 16px',
    'max-width:calc(100vw - 32px);box-sizing:border-box;border-radius:99px;pointer-events:none',
    'background:#111;color:#fff;outline:2px solid #fff;font:600 14px/20px system-ui,sans-serif;text-align:center',
  ].join(';')
  document.body.append(label)
  setTimeout(() => label.remove(), shownMs)
}
