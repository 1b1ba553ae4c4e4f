/** What is known of the visitor's device and browser (specification, section 3). */
export interface DeviceInfo {
  isMobile: boolean
  isMobileOrTablet: boolean
  isTablet: boolean
  isDesktop: boolean
  isIos: boolean
  isAndroid: boolean
  isWindows: boolean
  isMacOS: boolean
  isApple: boolean
  isSafari: boolean
  isFirefox: boolean
  isEdge: boolean
  isChrome: boolean
  isSamsung: boolean
  isCrawler: boolean
}

export interface Device {
  userAgent: string
  maxTouchPoints: number
}

const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit|lighthouse|headlesschrome|preview/i

/**
 * Reads a device. A tablet that calls itself a Mac is told by its touch screen. Browsers name those they descend
 * from, so they are asked in the specification's order: Samsung, Edge, Firefox, Chrome, Safari; at most one is true.
 */
export function readDevice({ userAgent, maxTouchPoints }: Device): DeviceInfo {
  const says = (pattern: RegExp) => pattern.test(userAgent)
  const isTouchMac = says(/Macintosh/) && maxTouchPoints > 1
  const isIos = says(/iPhone|iPad|iPod/) || isTouchMac
  const isAndroid = says(/Android/i)
  const isTablet = says(/iPad|Tablet/) || isTouchMac || (isAndroid && !says(/Mobile/))
  const isMobile = !isTablet && (isAndroid || isIos || says(/Mobile/))
  const isMacOS = says(/Macintosh/) && !isTouchMac
  const browser = browserOf(says)
  return {
    isMobile,
    isTablet,
    isMobileOrTablet: isMobile || isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: says(/Windows/),
    isMacOS,
    isApple: isIos || isMacOS,
    isSamsung: browser === 'samsung',
    isEdge: browser === 'edge',
    isFirefox: browser === 'firefox',
    isChrome: browser === 'chrome',
    isSafari: browser === 'safari',
    isCrawler: says(crawlers),
  }
}

function browserOf(says: (pattern: RegExp) => boolean) {
  if (says(/SamsungBrowser/)) return 'samsung'
  if (says(/Edg(?:e|A|iOS)?\//)) return 'edge'
  if (says(/Firefox|FxiOS/)) return 'firefox'
  if (says(/Chrome|CriOS/)) return 'chrome'
  return says(/Safari/) ? 'safari' : undefined
}
