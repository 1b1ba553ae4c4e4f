/** The OKLCH hue of each theme color in degrees, for logos that match the theme. */
const hues: Record<string, number> = {
  gold: 85,
  amber: 70,
  crimson: 22,
  rose: 5,
  violet: 300,
  sapphire: 262,
  sky: 235,
  teal: 195,
  emerald: 155,
  mint: 165,
  graphite: 255,
  ivory: 95,
}

/** The hue of a theme color; the hue of gold for an unknown color. */
export const hueOf = (color: string) => hues[color] ?? 85

/** Whether a theme color has a light background. */
export const isLightColor = (color: string) => ['ivory', 'sky', 'mint'].includes(color)
