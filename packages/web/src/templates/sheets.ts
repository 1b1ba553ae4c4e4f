import type { Sheet } from '@marquee/contracts/rendering'
import type { TemplateFile } from '@marquee/contracts/template-file'
import { formatOf } from './section-formats.ts'

// Addresses by path. The breakpoint is the template's, so the built file of a wide layout has no condition of its own.
const addresses = import.meta.glob<string>(
  [
    './parts/*/*-wide.css',
    './parts/mobile-bars/hidden.css',
    './tokens/*/*.css',
    './tokens/hero-forms/*/*.css',
  ],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

/**
 * The style sheets of a template: those of its tokens, and those of its parts' wide layouts, from its breakpoint on; that of
 * its product pages from their own. A value without a sheet is the default of `styles/tokens.css`.
 */
export function sheetsOf(file: TemplateFile): Sheet[] {
  const { breakpoint, productBreakpoint = breakpoint } = file
  const tokens = [...Object.values(tokenNames(file)), ...formatNames(file)].map(tokenPath)
  return [
    ...tokens.flatMap(addressOf),
    ...widePaths(file).flatMap(fromWidth(breakpoint)),
    ...productPaths(file).flatMap(fromWidth(productBreakpoint)),
  ]
}

const fromWidth =
  (width: number) =>
  (path: string): Sheet[] =>
    addressOf(path).map((sheet) => ({ ...sheet, media: `(min-width: ${width}px)` }))

/** The values of a template that a page without its frame, hero and lobby has, too: a game, a closed site. */
const controls = ['surface', 'shape', 'density', 'button', 'icons', 'motion', 'illustration'] as const

/** The style sheets of a template's controls, for a page that it does not lay out. */
export function controlSheetsOf(file: TemplateFile): Sheet[] {
  const names = tokenNames(file)
  return controls.flatMap((axis) => addressOf(tokenPath(names[axis])))
}

function tokenNames(file: TemplateFile) {
  return {
    surface: `surfaces/${file.surface}`,
    shape: `shapes/${file.shape}`,
    heroForm: `hero-forms/${file.heroForm}/${file.hero}`,
    typeface: `typefaces/${file.typeface}`,
    density: `densities/${file.density}`,
    ornament: `ornaments/${file.ornament}`,
    sectionHead: `section-heads/${file.sectionHead}`,
    button: `buttons/${file.button}`,
    ground: `grounds/${file.ground}`,
    colorUse: `color-uses/${file.colorUse}`,
    icons: `icon-sets/${file.icons}`,
    tile: `tiles/${file.tile}`,
    motion: `motions/${file.motion}`,
    illustration: `illustrations/${file.illustration}`,
  }
}

const tokenPath = (name: string) => `./tokens/${name}.css`

/** Those of its sections' formats, each once. */
function formatNames(file: TemplateFile): string[] {
  const formats = file.sections.map((name) => `formats/${formatOf(file, name)}`)
  return [
    ...new Set(file.sections.includes('winners') ? [...formats, `winners/${file.winnersFormat}`] : formats),
  ]
}

function widePaths(file: TemplateFile): string[] {
  const frame = `frames/${file.frame}-wide`
  // A column is as narrow on every screen, and keeps the bar at its foot.
  const names =
    file.frame === 'column'
      ? [frame]
      : [
          frame,
          'headers/header-wide',
          `headers/${file.header}-wide`,
          `navigations/${file.navigation}-wide`,
          `heroes/${file.hero}-wide`,
          `lobbies/${file.lobby}-wide`,
          'mobile-bars/hidden',
        ]
  return names.map((name) => `./parts/${name}.css`)
}

const productPaths = ({ frame, lobbyPage }: TemplateFile): string[] =>
  frame === 'column' ? [] : [`./parts/product-pages/${lobbyPage}-wide.css`]

function addressOf(path: string): Sheet[] {
  const href = addresses[path]
  return href === undefined ? [] : [{ href }]
}
