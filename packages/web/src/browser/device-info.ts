import { isCrawler } from './is-crawler.ts'

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

/**
 * Detects the device and browser. iPads report a Macintosh user agent and are detected by their touch screen.
 * User agents also name the browsers they derive from, so the order is the specification's: Samsung, Edge, Firefox,
 * Chrome, Safari; at most one is true.
 */
export function readDevice({ userAgent, maxTouchPoints }: Device): DeviceInfo {
  const matches = (pattern: RegExp) => pattern.test(userAgent)
  const isTouchMac = matches(/Macintosh/) && maxTouchPoints > 1
  const isIos = matches(/iPhone|iPad|iPod/) || isTouchMac
  const isAndroid = matches(/Android/i)
  const isTablet = matches(/iPad|Tablet/) || isTouchMac || (isAndroid && !matches(/Mobile/))
  const isMobile = !isTablet && (isAndroid || isIos || matches(/Mobile/))
  const isMacOS = matches(/Macintosh/) && !isTouchMac
  const browser = browserOf(matches)
  return {
    isMobile,
    isTablet,
    isMobileOrTablet: isMobile || isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: matches(/Windows/),
    isMacOS,
    isApple: isIos || isMacOS,
    isSamsung: browser === 'samsung',
    isEdge: browser === 'edge',
    isFirefox: browser === 'firefox',
    isChrome: browser === 'chrome',
    isSafari: browser === 'safari',
    isCrawler: isCrawler(userAgent),
  }
}

function browserOf(matches: (pattern: RegExp) => boolean) {
  if (matches(/SamsungBrowser/)) return 'samsung'
  if (matches(/Edg(?:e|A|iOS)?\//)) return 'edge'
  if (matches(/Firefox|FxiOS/)) return 'firefox'
  if (matches(/Chrome|CriOS/)) return 'chrome'
  return matches(/Safari/) ? 'safari' : undefined
}
