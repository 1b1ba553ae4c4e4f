const brushPx = 26
const goneShare = 0.5
// One pixel in so many is looked at.
const sampling = 64

/** Lays the cover over the card, in the brand's colours. */
export function coverCard(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas.getBoundingClientRect()
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const shine = context.createLinearGradient(0, 0, width, height)
  shine.addColorStop(0, colour('--accent'))
  shine.addColorStop(0.5, colour('--accent-hover'))
  shine.addColorStop(1, colour('--accent'))
  context.fillStyle = shine
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = colour('--on-accent')
  context.globalAlpha = 0.14
  for (let y = 14; y < height; y += 28) {
    for (let x = 14 + (y % 56 > 28 ? 14 : 0); x < width; x += 28) {
      context.beginPath()
      context.arc(x, y, 5, 0, 2 * Math.PI)
      context.fill()
    }
  }
  context.globalAlpha = 1
}

/** Rubs the cover off where the pointer is. */
export function rub(canvas: HTMLCanvasElement, pointer: { clientX: number; clientY: number }): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top } = canvas.getBoundingClientRect()
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  context.arc(pointer.clientX - left, pointer.clientY - top, brushPx, 0, 2 * Math.PI)
  context.fill()
}

/** Whether so much of the cover is gone that the prize can be read. */
export function isMostlyGone(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0) return false
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let gone = 0
  let seen = 0
  for (let alpha = 3; alpha < data.length; alpha += 4 * sampling) {
    seen += 1
    if (data[alpha] === 0) gone += 1
  }
  return gone / seen > goneShare
}
