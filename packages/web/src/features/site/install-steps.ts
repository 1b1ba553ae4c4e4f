import type { DeviceInfo } from '../../browser/device-info.ts'

/** The ways to install a site, which are the keys of the texts with their steps. */
export type InstallWay =
  | 'ios'
  | 'ipad'
  | 'android'
  | 'samsung'
  | 'mac'
  | 'edge'
  | 'chrome'
  | 'taskbar'
  | 'none'

/** The way to install a site on a device. On iOS it is the same in every browser. */
export function installWay(device: DeviceInfo): InstallWay {
  if (device.isIos) return device.isTablet ? 'ipad' : 'ios'
  if (device.isSamsung) return 'samsung'
  if (device.isAndroid) return 'android'
  if (device.isEdge) return 'edge'
  if (device.isChrome) return 'chrome'
  if (device.isFirefox && device.isWindows) return 'taskbar'
  return device.isMacOS && device.isSafari ? 'mac' : 'none'
}
