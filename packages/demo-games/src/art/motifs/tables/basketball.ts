import type { Canvas } from '../../canvas.ts'
import { circle, edge, ellipse, line, opacity, path } from '../../svg-shapes.ts'
import { tones } from '../../tones.ts'

const rubber = tones(50, 0.19)

/** A basketball alight, dropping through the ring. */
export function basketball(canvas: Canvas): string {
  const net =
    'M44 140L70 200M68 146L94 200M100 148L100 200M132 146L106 200M156 140L130 200M52 160Q100 176 148 160M62 180Q100 194 138 180'
  return (
    circle(100, 84, 106, canvas.glow(canvas.accent.bright)) +
    path(
      'M38 84C30 50 44 28 40-8C62 8 66 24 68 34C80 16 88 2 86-20C112-2 116 22 116 34C126 24 130 12 132-4C156 22 168 52 162 84Z',
      canvas.fade([rubber.bright, canvas.accent.bright, rubber.base], true),
      opacity(0.9),
    ) +
    line(net, '#fff', 3, opacity(0.85)) +
    ellipse(100, 138, 64, 15, 'none', edge('#c3241c', 8)) +
    circle(100, 86, 58, canvas.ball(rubber), edge(rubber.ink, 4)) +
    line(
      'M100 28Q84 86 100 144M42 86Q100 68 158 86M58 46Q92 84 62 130M142 46Q108 84 138 130',
      rubber.ink,
      4,
    ) +
    circle(80, 62, 34, canvas.glow('#ffffff', 0.6)) +
    path('M37 140A64 15 0 0 0 163 140', 'none', edge('#ff5a40', 8))
  )
}
