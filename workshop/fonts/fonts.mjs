// npm run tool -- fonts: cuts the font files of the typefaces, and writes into their style sheets how fallback fonts are
// adjusted to them. It needs a browser and the packages fonts-liberation, fonts-dejavu and fonts-noto-cjk.
import { join } from 'node:path'
import { projectRoot } from '#scripts/setup/project-root.mjs'
import { runScript } from '#scripts/setup/run-script.mjs'
import { cutFonts } from './cut-fonts.mjs'
import { sizeFallbacks } from './size-fallbacks.mjs'

const typefaces = join(projectRoot, 'packages/web/src/templates/tokens/typefaces')

await runScript(async () => {
  await cutFonts(join(typefaces, 'fonts'))
  await sizeFallbacks(typefaces)
  return 0
})
