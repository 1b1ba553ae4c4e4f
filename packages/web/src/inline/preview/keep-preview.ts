const field = 'preview'

/** Keeps the page's preview in the address of every page that follows, so that a link or a reload shows it again. */
export function keepPreview(): void {
  const token = new URLSearchParams(location.search).get(field) ?? ''
  const withToken = (address: string | URL) => {
    const url = new URL(address, location.href)
    if (url.origin === location.origin) url.searchParams.set(field, token)
    return url
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, address) => change(state, unused, address && withToken(address))
  }
  // What the client does not handle itself loads another document.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.href && !event.defaultPrevented) link.href = withToken(link.href).href
  })
}
