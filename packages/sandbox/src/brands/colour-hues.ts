/** The OKLCH hue of each theme colour in degrees, for logos that match the theme. */
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

/** The hue of a theme colour; the hue of gold for an unknown colour. */
export const hueOf = (colour: string) => hues[colour] ?? 85

/** Whether a theme colour has a light background. */
export const isLightColour = (colour: string) => ['ivory', 'sky', 'mint'].includes(colour)
