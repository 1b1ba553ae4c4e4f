import { useEffect, useState } from 'react'
import { type DeviceInfo, readDevice } from './device-info.ts'

const settleMs = 50

/** The visitor's device, read anew 50 ms after a resize; `undefined` on the server and in the first render. */
export function useDeviceInfo(): DeviceInfo | undefined {
  const [device, setDevice] = useState<DeviceInfo>()
  useEffect(() => {
    const read = () => setDevice(readDevice(navigator))
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(read, settleMs)
    }
    read()
    window.addEventListener('resize', settle)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', settle)
    }
  }, [])
  return device
}
