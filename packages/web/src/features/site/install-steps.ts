import type { DeviceInfo } from '../../browser/device-info.ts'

/** The ways to install a site, which are the keys of the texts with their steps. */
export type InstallWay = 'ios' | 'android' | 'samsung' | 'mac' | 'desktop' | 'firefox'

/** The way to install a site on a device. On iOS it is the same in every browser. */
export function installWay(device: DeviceInfo): InstallWay {
  if (device.isIos) return 'ios'
  if (device.isSamsung) return 'samsung'
  if (device.isAndroid) return 'android'
  if (device.isFirefox) return 'firefox'
  return device.isMacOS && device.isSafari ? 'mac' : 'desktop'
}
