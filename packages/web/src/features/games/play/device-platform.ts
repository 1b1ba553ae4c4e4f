import { type Device, readDevice } from '../../../browser/device-info.ts'

/** Which edition of a game a device is given; tablets count as mobile. */
export function devicePlatform(device: Device): 'MOBILE' | 'DESKTOP' {
  return readDevice(device).isMobileOrTablet ? 'MOBILE' : 'DESKTOP'
}
