/** OKLCH hue (degrees) of each theme colour, for logos and banners that suit the theme. */
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

/** The hue of a theme colour; gold's for a colour that is not known. */
export const hueOf = (colour: string) => hues[colour] ?? 85

/** Whether a theme colour stands on a light ground. */
export const isLightColour = (colour: string) => ['ivory', 'sky', 'mint'].includes(colour)
