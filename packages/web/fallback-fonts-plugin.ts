import type { Plugin } from 'vite'
import fallbacks from './src/templates/tokens/typefaces/fallbacks.json' with { type: 'json' }

const sheet = /\/typefaces\/(\w+)\.css(?:\?(?!url).*)?$/

/** Fonts of the same widths on other systems, by the one that was measured. */
const relatives: Record<string, readonly string[]> = {
  Arial: ['Roboto', 'Liberation Sans'],
  'Arial Bold': ['Roboto Bold', 'Liberation Sans Bold', 'Roboto'],
  'Times New Roman': ['Liberation Serif'],
  'Times New Roman Bold': ['Liberation Serif Bold'],
  'Liberation Mono': ['Courier New', 'Droid Sans Mono', 'DejaVu Sans Mono'],
  'Liberation Mono Bold': ['Courier New Bold', 'Droid Sans Mono', 'DejaVu Sans Mono Bold'],
  'DejaVu Sans': ['Verdana'],
  'DejaVu Sans Bold': ['Verdana Bold'],
  'DejaVu Serif': ['Noto Serif'],
  'DejaVu Serif Bold': ['Noto Serif Bold', 'Noto Serif'],
}

/** Adds to each typeface the system's fonts adjusted to its metrics, so that text does not move when its files have come. */
export function fallbackFonts(): Plugin {
  return {
    name: 'fallback-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      handler(code, id) {
        const faces: readonly Face[] = fallbacks[sheet.exec(id)?.[1] as keyof typeof fallbacks]
        const family = /font-family: "([^"]+)"/.exec(code)?.[1]
        return code + faces.map((face) => faceRule(`${family}`, face)).join('')
      },
    },
  }
}

interface Face {
  font: string
  weights: string
  stretch?: string
  /** Size, ascent and descent in percent, written by `npm run tool -- fonts`. */
  metrics: number[]
}

function faceRule(family: string, { font, weights, stretch, metrics }: Face): string {
  const [size, ascent, descent] = metrics
  // For systems that only have wider fonts.
  const name = font.startsWith('DejaVu') ? `${family} wide fallback` : `${family} fallback`
  const local = [font, ...(relatives[font] ?? [])].map((each) => `local("${each}")`)
  return `@font-face {
  font-family: "${name}";
  font-weight: ${weights};
  ${stretch ? `font-stretch: ${stretch};` : ''}
  src: ${local.join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`
}
