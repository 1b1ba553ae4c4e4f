import type { Canvas } from '../canvas.ts'
import { gold, jade, scarlet, steel, tones } from '../colors.ts'
import { circle, edge, ellipse, line, opacity, path, rect } from '../svg-shapes.ts'

/** An arcade stick and its buttons, pixels flying off it. */
export function joystick(canvas: Canvas): string {
  const { subject, accent, random } = canvas
  const pixel = () =>
    rect(
      random.whole(0, 186),
      random.whole(0, 90),
      random.whole(5, 11),
      random.whole(5, 11),
      1,
      random.pick([accent.bright, gold.bright, jade.bright, scarlet.bright]),
      opacity(0.9),
    )
  const button = (x: number, y: number, color: typeof gold) =>
    ellipse(x, y + 5, 15, 9, color.ink) + ellipse(x, y, 15, 9, canvas.ball(color), edge(color.ink, 2))
  return (
    circle(92, 80, 104, canvas.glow(accent.bright)) +
    Array.from({ length: 14 }, pixel).join('') +
    path(
      'M2 142L34 112H166L198 142V172Q198 182 188 182H12Q2 182 2 172Z',
      canvas.shade(subject),
      edge(subject.ink, 4),
    ) +
    path('M8 142L37 116H163L192 142Z', subject.bright, opacity(0.55)) +
    path('M4 146H196V172Q196 180 188 180H12Q4 180 4 172Z', canvas.fade([subject.base, subject.ink], true)) +
    line('M14 150H186', accent.bright, 4) +
    ellipse(78, 128, 34, 12, '#14101f', edge(subject.ink, 3)) +
    line('M78 128L90 64', '#14101f', 17) +
    line('M78 128L90 64', steel.bright, 11) +
    line('M76 124L87 66', '#fff', 3, opacity(0.7)) +
    circle(92, 48, 34, canvas.ball(scarlet), edge(scarlet.ink, 4)) +
    ellipse(80, 34, 11, 7, '#fff', `${opacity(0.8)} transform="rotate(-30 80 34)"`) +
    button(132, 134, gold) +
    button(162, 128, jade) +
    button(142, 119, tones(250, 0.2)) +
    rect(30, 160, 42, 12, 4, '#14101f') +
    rect(84, 160, 18, 12, 4, scarlet.base) +
    circle(170, 166, 6, gold.bright) +
    circle(152, 166, 6, accent.bright)
  )
}
