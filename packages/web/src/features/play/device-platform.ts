interface Device {
  userAgent: string
  maxTouchPoints: number
}

/** Which edition of a game a device gets. A tablet that calls itself a Mac is told by its touch screen. */
export function devicePlatform({ userAgent, maxTouchPoints }: Device): 'MOBILE' | 'DESKTOP' {
  if (/Android|iPhone|iPad|iPod|Mobile|SamsungBrowser/i.test(userAgent)) return 'MOBILE'
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'MOBILE' : 'DESKTOP'
}
