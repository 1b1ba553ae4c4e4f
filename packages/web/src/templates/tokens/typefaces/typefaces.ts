import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import type { TemplateFile } from '@marquee/contracts/template-file'
import condensedCss from './condensed.css?inline'
import archivoCondensed from './fonts/archivo-condensed.woff2?url'
import archivoCondensedSigns from './fonts/archivo-condensed-signs.woff2?url'
import archivoSigns from './fonts/archivo-signs.woff2?url'
import frauncesDisplay from './fonts/fraunces-display.woff2?url'
import frauncesDisplaySigns from './fonts/fraunces-display-signs.woff2?url'
import jetbrainsMono from './fonts/jetbrains-mono.woff2?url'
import nunitoSigns from './fonts/nunito-signs.woff2?url'
import groteskCss from './grotesk.css?inline'
import monoCss from './mono.css?inline'
import roundedCss from './rounded.css?inline'
import serifCss from './serif.css?inline'

/** A typeface as the server needs it. */
export interface Typeface {
  /** The files that the text of nearly every page needs: loaded with the document. */
  files: readonly string[]
  /** The style sheet, for documents without the rest of a template. */
  css: string
}

/** The typefaces that have files. On the server alone: in the browser they come with the template's style sheet. */
export const typefaces: Partial<Record<TemplateFile['typeface'], Typeface>> = {
  grotesk: { files: [archivo, archivoSigns], css: groteskCss },
  condensed: { files: [archivoCondensed, archivoCondensedSigns], css: condensedCss },
  rounded: { files: [nunito, nunitoSigns], css: roundedCss },
  serif: { files: [frauncesDisplay, frauncesDisplaySigns], css: serifCss },
  mono: { files: [jetbrainsMono], css: monoCss },
}
