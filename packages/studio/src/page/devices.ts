import { make } from './elements.ts'

interface Device {
  width: number
  height: number
  screen: HTMLElement
  /** The frame that is seen, and the one that loads to take its place. */
  shown: HTMLIFrameElement | undefined
  next: HTMLIFrameElement | undefined
}

// A page that loads longer is shown as far as it has come.
const longestLoadMs = 8000

/**
 * The screens that show the previews, each at its real width and scaled to its place. A new preview takes the place of
 * the last when it has loaded, so that nothing flickers.
 */
export function createDevices(onReport: (width: number, overflowPx: number | undefined) => void) {
  const devices = [...document.querySelectorAll<HTMLElement>('.device')].map(toDevice)

  addEventListener('message', ({ source, data }) => {
    const device = devices.find(({ shown, next }) =>
      [shown, next].some((frame) => frame?.contentWindow === source),
    )
    const px: unknown = data?.overflowPx
    if (device && typeof px === 'number') onReport(device.width, px)
  })
  const scaling = new ResizeObserver(() => devices.forEach(scale))
  for (const { screen } of devices) scaling.observe(screen)

  return {
    show(url: string) {
      for (const device of devices) {
        onReport(device.width, undefined)
        load(device, url)
      }
    },
  }
}

function toDevice(section: HTMLElement): Device {
  const screen = section.querySelector<HTMLElement>('.screen')
  if (!screen) throw new Error('The page has a device without a screen')
  return {
    width: Number(section.dataset.width),
    height: Number(section.dataset.height),
    screen,
    shown: undefined,
    next: undefined,
  }
}

function load(device: Device, url: string) {
  device.next?.remove()
  const { width, height } = device
  const frame = make('iframe', { src: url, title: `The site at ${width} px`, referrerPolicy: 'no-referrer' })
  // The site's own scripts and calls, and nothing that leaves the frame.
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms')
  frame.width = String(width)
  frame.height = String(height)
  frame.className = 'loading'
  device.next = frame
  device.screen.append(frame)
  scale(device)
  const show = () => {
    if (device.next !== frame) return
    frame.className = ''
    device.shown?.remove()
    device.shown = frame
    device.next = undefined
  }
  frame.addEventListener('load', show)
  setTimeout(show, longestLoadMs)
}

function scale({ width, height, screen, shown, next }: Device) {
  const factor = screen.clientWidth / width
  screen.style.height = `${Math.round(height * factor)}px`
  for (const frame of [shown, next]) if (frame) frame.style.transform = `scale(${factor})`
}
