/**
 * Brings a picture's address to what a page may load. Pictures of the platform's own host are served by the gateway
 * below `/media`, so that a page asks no other origin for them; other addresses stay as they are, and show only
 * where the settings allow their origin. What is no web address becomes empty, and the page draws a placeholder.
 */
export function createImageAddresses(upstreamUrl: URL): (address: string) => string {
  return (address) => {
    if (address === '') return ''
    const url = URL.canParse(address, upstreamUrl) ? new URL(address, upstreamUrl) : undefined
    if (!url || !/^https?:$/.test(url.protocol)) return ''
    return url.origin === upstreamUrl.origin ? `/media${url.pathname}${url.search}` : url.href
  }
}
