import { qrModules } from '../../../player/qr-drawing.tsx'

const moduleSize = 12

/** Saves a text as a QR code, as a PNG that a wallet's app can open. */
export function saveQrPicture(text: string, fileName: string): void {
  const modules = qrModules(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules.length * moduleSize
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * moduleSize, y * moduleSize, moduleSize, moduleSize)
    })
  })
  canvas.toBlob((picture) => {
    if (!picture) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = fileName
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }, 'image/png')
}
