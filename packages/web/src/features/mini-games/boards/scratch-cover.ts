const brushPx = 26
const scratchedShare = 0.5
// Every 64th pixel is sampled.
const sampleStep = 64

/** Draws the cover on the canvas over the card, in the brand's colors. */
export function coverCard(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas.getBoundingClientRect()
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const shine = context.createLinearGradient(0, 0, width, height)
  shine.addColorStop(0, color('--accent'))
  shine.addColorStop(0.5, color('--accent-hover'))
  shine.addColorStop(1, color('--accent'))
  context.fillStyle = shine
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = color('--on-accent')
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

/** Removes the cover around the pointer. */
export function scratchAt(canvas: HTMLCanvasElement, pointer: { clientX: number; clientY: number }): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top } = canvas.getBoundingClientRect()
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  context.arc(pointer.clientX - left, pointer.clientY - top, brushPx, 0, 2 * Math.PI)
  context.fill()
}

/** Whether enough of the cover is scratched off for the prize to be read. */
export function isMostlyScratched(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (!context || canvas.width === 0) return false
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let scratched = 0
  let sampled = 0
  for (let alpha = 3; alpha < data.length; alpha += 4 * sampleStep) {
    sampled += 1
    if (data[alpha] === 0) scratched += 1
  }
  return scratched / sampled > scratchedShare
}
