import type { Startup } from '@marquee/contracts/areas/site/startup'

const typeByEnding: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** The web app manifest of a brand. `color` is the background of its theme. */
export function webManifest({ site }: Startup, color: string): string {
  const name = site.siteName
  return JSON.stringify({
    id: '/',
    name,
    short_name: site.logoText || name,
    // Without a language prefix: the gateway redirects to the saved language.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['games', 'entertainment'],
    icons: site.logo2 ? [iconOf(site.logo2)] : [],
  })
}

function iconOf(address: string) {
  const type = typeByEnding[/\.(\w+)(?:\?|$)/.exec(address)?.[1]?.toLowerCase() ?? '']
  // The platform does not report the sizes of its images.
  return { src: address, sizes: 'any', purpose: 'any', ...(type && { type }) }
}
