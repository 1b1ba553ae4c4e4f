/**
 * Makes the mapping of an image's address to one that a page may load. Images of the platform's own host are served by
 * the gateway below `/media`; other addresses are unchanged, and load only where the settings allow their origin. An
 * address that is not http(s) becomes empty, and the page shows a placeholder.
 */
export function createImageAddresses(upstreamUrl: URL): (address: string) => string {
  return (address) => {
    if (address === '') return ''
    const url = URL.canParse(address, upstreamUrl) ? new URL(address, upstreamUrl) : undefined
    if (!url || !/^https?:$/.test(url.protocol)) return ''
    return url.origin === upstreamUrl.origin ? `/media${url.pathname}${url.search}` : url.href
  }
}
