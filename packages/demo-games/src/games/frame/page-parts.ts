import { gameMotif, gamePaints, gameScene, type PicturedGame } from '../../art/game-paints.ts'
import { escapeXml } from '../../art/svg-text.ts'
import type { GameTexts } from './game-texts.ts'

/** An SVG as a value of CSS. */
export const dataUri = (svg: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(svg).replace(/'/g, '%27')}")`

/** The game's own colors and pictures, the same as on its tile. */
export function gameStyle(game: PicturedGame): string {
  const { ground, accent } = gamePaints(game).canvas
  const colors = `--ink:${ground.ink};--deep:${ground.deep};--base:${ground.base};--accent:${accent.bright};--pale:${accent.pale}`
  return `:root{${colors};--scene:${dataUri(gameScene(game))};--motif:${dataUri(gameMotif(game))}}`
}

/** JSON for an inline script element, with `<` escaped so that no string can close the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Allows http(s) addresses and absolute paths; any other link (`javascript:` above all) becomes `/`. */
export function safeLink(url: string): string {
  return /^(https?:\/\/|\/(?!\/))/i.test(url) ? escapeXml(url) : '/'
}

/** Where a page shows what a round can be checked with. */
export const checkMarkup = ({
  check,
  checkHow,
}: GameTexts) => `<details class="check"><summary>${check}</summary>
    <p>${checkHow}</p>
    <dl id="check"></dl>
  </details>`

/**
 * Joins browser modules into one inline script, for a page that may not load anything. The modules have to come in
 * dependency order, and no two of them may declare the same top-level name.
 */
export function inlineModules(sources: readonly string[]): string {
  const bodies = sources.map((source) =>
    source.replace(/^import [^']*'[^']*'$/gm, '').replace(/^export (?=const|function|async|class)/gm, ''),
  )
  return `(() => {\n${bodies.join('\n')}\n})()`
}
