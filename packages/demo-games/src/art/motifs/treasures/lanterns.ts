import type { Canvas } from '../../canvas.ts'
import { at, circle, edge, ellipse, line, opacity, path, rect } from '../../svg-shapes.ts'
import { gold, scarlet } from '../../tones.ts'

/** A paper lantern lit from within, about 90 wide, hanging from y = -70. */
function lantern(canvas: Canvas): string {
  return (
    line('M0-110V-44M0 44V60', gold.base, 3) +
    ellipse(0, 0, 62, 56, canvas.glow(gold.bright, 0.9)) +
    ellipse(0, 0, 48, 40, canvas.ball(scarlet), edge(scarlet.ink, 3.5)) +
    ellipse(0, 0, 30, 40, 'none', edge(gold.bright, 2)) +
    ellipse(0, 0, 11, 40, 'none', edge(gold.bright, 2)) +
    ellipse(-4, 4, 22, 26, canvas.glow(gold.pale, 0.9)) +
    rect(-22, -47, 44, 11, 3, canvas.metal(gold), edge(gold.ink, 2.5)) +
    rect(-22, 36, 44, 11, 3, canvas.metal(gold), edge(gold.ink, 2.5)) +
    line('M0 60v34M-6 60v30M6 60v30', scarlet.base, 3.5) +
    circle(0, 58, 6, gold.bright, edge(gold.ink, 2)) +
    line('M-36-14A40 32 0 0 1-20-30', '#fff', 4, opacity(0.7))
  )
}

const blossom = (canvas: Canvas) =>
  [0, 72, 144, 216, 288]
    .map((turn) => at(0, 0, canvas.stamp(ellipse(0, -9, 6.5, 9, '#ffd3e2', edge('#c2496f', 1.2))), turn))
    .join('') + circle(0, 0, 4, canvas.accent.bright)

/** Three lanterns under a branch in blossom. */
export function lanterns(canvas: Canvas): string {
  const flowers = [
    [14, 22, 1],
    [38, 6, 0.8],
    [66, 18, 1.1],
    [178, 40, 1],
    [150, 16, 0.9],
    [190, 10, 0.8],
  ]
    .map(([x = 0, y = 0, size = 1]) => at(x, y, canvas.stamp(blossom(canvas)), x, size))
    .join('')
  return (
    circle(100, 100, 104, canvas.glow(gold.bright, 0.6)) +
    at(38, 112, canvas.stamp(lantern(canvas)), 0, 0.66) +
    at(164, 104, canvas.stamp(lantern(canvas)), 0, 0.72) +
    at(100, 98, canvas.stamp(lantern(canvas)), 0, 1.2) +
    path(
      'M-14 34C20 10 60 18 96 0L98 4C70 24 30 24-10 44ZM214 40C190 20 160 24 132 8C164 10 190 10 214 24Z',
      canvas.ground.ink,
    ) +
    flowers
  )
}
