import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, opacity, path } from '../../svg-shapes.ts'
import { type Tones, tones } from '../../tones.ts'

/** A brilliant seen from the side, about 110 wide, its middle at the origin. */
export function brilliant({ pale, bright, base, deep, ink }: Tones): string {
  return (
    path('M-54-22L-28-50H28L54-22L0 56Z', base, edge(ink, 4)) +
    path('M-54-22L-28-50L-20-22ZM28-50L54-22H20ZM-20-22H20L0 56Z', bright) +
    path('M-28-50H0L-20-22Z', pale) +
    path('M0-50H28L20-22Z', base) +
    path('M0-50L20-22H-20Z', '#fff', opacity(0.75)) +
    path('M54-22L0 56L20-22Z', deep) +
    path('M-20-22L-54-22L-30-4Z', pale, opacity(0.8)) +
    path('M-20-22L0 56L0-22Z', '#fff', opacity(0.35))
  )
}

/** An emerald cut: an octagon of steps. */
export function emeraldCut({ pale, bright, base, deep, ink }: Tones): string {
  return (
    path('M-24-44H24L40-26V26L24 44H-24L-40 26V-26Z', base, edge(ink, 4)) +
    path('M-24-44H24L14-26H-14ZM-40-26L-24-44L-14-26L-22-16Z', pale) +
    path('M40-26V26L22 16V-16ZM24 44H-24L-14 26H14Z', deep) +
    path('M-14-26H14L22-16V16L14 26H-14L-22 16V-16Z', bright) +
    path('M-14-26H14L-22 12V-16Z', '#fff', opacity(0.55))
  )
}

/** A great brilliant with two colored stones at its feet. */
export function gems(canvas: Canvas): string {
  const second = tones(canvas.random.pick([350, 25, 60]), 0.22)
  const third = tones(canvas.random.pick([150, 195, 295]), 0.18)
  const stones =
    at(44, 128, canvas.random.next() < 0.5 ? brilliant(second) : emeraldCut(second), -24, 0.62) +
    at(160, 126, emeraldCut(third), 22, 0.72) +
    at(100, 88, brilliant(canvas.subject), 0, 1.32)
  return (
    circle(100, 90, 92, canvas.glow(canvas.subject.bright)) +
    stones +
    at(78, 168, brilliant(canvas.accent), 12, 0.3) +
    at(122, 172, emeraldCut(second), -18, 0.3)
  )
}
