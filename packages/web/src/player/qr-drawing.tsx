import { useMemo } from 'react'
import { encode } from 'uqr'
import './qr-drawing.css'

// The quiet zone that scanners need (ISO/IEC 18004).
const border = 4

/** The modules of a QR code row by row, with its quiet zone. */
export const qrModules = (text: string) => encode(text, { ecc: 'M', border }).data

/** A QR code. */
export function QrDrawing({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const modules = qrModules(text)
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size: modules.length, path: dark.join('') }
  }, [text])
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* A ground of its own: a mode that replaces backgrounds would leave black on black. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} />
    </svg>
  )
}
