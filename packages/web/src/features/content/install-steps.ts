import type { DeviceInfo } from '../../browser/device-info.ts'

/** How a site is installed, by the words that say it. */
export type InstallWay = 'ios' | 'android' | 'samsung' | 'mac' | 'desktop' | 'firefox'

/** How this device installs a site. Every browser of an iPhone does it through the same menu. */
export function installWay(device: DeviceInfo): InstallWay {
  if (device.isIos) return 'ios'
  if (device.isSamsung) return 'samsung'
  if (device.isAndroid) return 'android'
  if (device.isFirefox) return 'firefox'
  return device.isMacOS && device.isSafari ? 'mac' : 'desktop'
}
