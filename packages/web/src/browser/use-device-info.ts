import { useEffect, useState } from 'react'
import { type DeviceInfo, readDevice } from './device-info.ts'

const debounceMs = 50

/** The visitor's device, read again 50 ms after a resize; `undefined` on the server and in the first render. */
export function useDeviceInfo(): DeviceInfo | undefined {
  const [device, setDevice] = useState<DeviceInfo>()
  useEffect(() => {
    const read = () => setDevice(readDevice(navigator))
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(read, debounceMs)
    }
    read()
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return device
}
