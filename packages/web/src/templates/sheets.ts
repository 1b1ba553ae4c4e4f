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
 * The style sheets of a template: those of its tokens, and those of its parts' wide layouts, from its breakpoint on. A
 * value without a sheet is the default of `styles/tokens.css`.
 */
export function sheetsOf(file: TemplateFile): Sheet[] {
  const media = `(min-width: ${file.breakpoint}px)`
  return [
    ...tokenPaths(file).flatMap((path): Sheet[] => addressOf(path)),
    ...widePaths(file).flatMap((path): Sheet[] => addressOf(path).map((sheet) => ({ ...sheet, media }))),
  ]
}

function tokenPaths(file: TemplateFile): string[] {
  return [
    `surfaces/${file.surface}`,
    `shapes/${file.shape}`,
    `hero-forms/${file.heroForm}/${file.hero}`,
    `typefaces/${file.typeface}`,
    `densities/${file.density}`,
    `ornaments/${file.ornament}`,
    `section-heads/${file.sectionHead}`,
    `buttons/${file.button}`,
    `grounds/${file.ground}`,
    `colour-uses/${file.colourUse}`,
    `icon-sets/${file.icons}`,
    `tiles/${file.tile}`,
    `motions/${file.motion}`,
    `illustrations/${file.illustration}`,
    ...formatPaths(file),
  ].map((name) => `./tokens/${name}.css`)
}

/** Those of its sections' formats, each once. */
function formatPaths(file: TemplateFile): string[] {
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
          `headers/${file.header}-wide`,
          `navigations/${file.navigation}-wide`,
          `heroes/${file.hero}-wide`,
          `lobbies/${file.lobby}-wide`,
          'mobile-bars/hidden',
        ]
  return names.map((name) => `./parts/${name}.css`)
}

function addressOf(path: string): Sheet[] {
  const href = addresses[path]
  return href === undefined ? [] : [{ href }]
}
