import * as z from 'zod/mini'
import { breakpoints, templateBreakpoints } from './breakpoints.ts'
import { ColorName, ColorSeed, hasKnownColors, namePattern, nameRule } from './colors.ts'

/** How a section of the home page lays out its games; `lobby` is the way of the lobby. */
const formats = ['lobby', 'rail', 'grid', 'list', 'mosaic', 'ranked', 'spotlight'] as const

/** The values of every axis of a template. A value is a part or a style sheet of the client. */
export const axes = {
  frame: ['stack', 'rail', 'drawer', 'dual', 'column', 'portal'],
  header: ['bar', 'two-row', 'centered', 'overlay', 'compact'],
  navigation: ['tabs', 'icons', 'pills', 'tiles', 'mega'],
  mobileBar: ['flat', 'notched', 'dock'],
  hero: ['carousel', 'split', 'bento', 'ticker', 'spotlight', 'board', 'quiet'],
  heroForm: ['plain', 'reversed', 'centered', 'framed', 'round'],
  lobby: ['rails', 'grid', 'bento', 'providers', 'tiles', 'list'],
  hotFormat: formats,
  newFormat: formats,
  popularFormat: formats,
  winnersFormat: ['ticker', 'cards', 'podium'],
  categoriesFormat: ['rows', 'posters'],
  card: ['portrait', 'square', 'landscape', 'poster', 'circle'],
  surface: ['flat', 'elevated', 'outlined', 'glass', 'neon', 'paper'],
  shape: ['sharp', 'soft', 'round', 'pill'],
  typeface: ['grotesk', 'condensed', 'rounded', 'serif', 'mono'],
  density: ['compact', 'regular', 'roomy'],
  ornament: ['plain', 'fans', 'bubbles', 'steps', 'lattice', 'rays', 'waves', 'dots', 'weave'],
  sectionHead: ['plain', 'bar', 'centered', 'pill', 'tab', 'giant'],
  button: ['flat', 'bevel', 'outline', 'glow', 'cut', 'skewed', 'hard'],
  ground: ['flat', 'wash', 'pattern', 'scene', 'bands', 'ruled'],
  colorUse: ['accents', 'chrome', 'duotone', 'full'],
  icons: ['line', 'bold', 'duotone', 'medallion', 'glossy'],
  tile: ['plain', 'framed', 'ribbon', 'plate', 'centered', 'stamp'],
  barEntries: ['promotions', 'search', 'casino', 'sports', 'slots'],
  lobbyPage: ['banners', 'cover', 'stage', 'line', 'houses', 'aside'],
  entry: ['split', 'mirrored', 'banner', 'open', 'scene'],
  account: ['cards', 'wallet', 'tiles', 'list'],
  motion: ['quick', 'none', 'springy'],
  illustration: ['disc', 'rings', 'beam', 'seal', 'cards'],
} as const

/**
 * The sections that a home page can have. `banners` are the operator's; they follow the hero where a template does not
 * name them. `categories` stands for one section per category of the menu; `recent` and `favorites` are shown to
 * players only.
 */
export const sectionNames = [
  'hot',
  'new',
  'popular',
  'featured',
  'matches',
  'winners',
  'banners',
  'categories',
  'providers',
  'recent',
  'favorites',
] as const
export type SectionName = (typeof sectionNames)[number]

const unique = z.refine<readonly string[]>((list) => new Set(list).size === list.length, 'names one twice')

const isForPlayers = (name: SectionName | undefined) => name === 'recent' || name === 'favorites'
// The server's document does not contain the sections for players: higher up they would move what is below them.
const startsForAll = z.refine<readonly SectionName[]>((list) => {
  // A brand may have no banners.
  const [first, second] = list.filter((name) => name !== 'banners')
  return !isForPlayers(first) && !isForPlayers(second)
}, 'begins with a section that only players see')

const widths: Readonly<Record<string, number>> = { ...breakpoints, ...templateBreakpoints }
const widthRange = z.int().check(z.minimum(600), z.maximum(1600))
const widthError = 'is not a width from 600 to 1600, nor the name of one such as desktop'

/** A width in CSS px, written as a number or as the name of a breakpoint. */
const Width = z.pipe(
  z.union([widthRange, z.enum(Object.keys(widths).filter((name) => (widths[name] ?? 0) >= 600))], widthError),
  z.transform((width) => (typeof width === 'string' ? (widths[width] ?? 0) : width)),
)

/**
 * A template: one value on every axis, the colors that it comes in, and how it meets the specification (sections 2, 4
 * and 9). Closed: an unknown key is an error, and there is no place for markup, styles, scripts or addresses.
 */
const TemplateShape = z.strictObject({
  /** The theme code of the start-up data. */
  code: z.string().check(z.regex(namePattern, nameRule)),
  frame: z.enum(axes.frame),
  header: z.enum(axes.header),
  navigation: z.enum(axes.navigation),
  mobileBar: z.enum(axes.mobileBar),
  hero: z.enum(axes.hero),
  /** How the hero is laid out: as it is, words first, in the middle, in a mount, or with round pictures. */
  heroForm: z.enum(axes.heroForm),
  lobby: z.enum(axes.lobby),
  /** How the section of hot games lays them out; likewise the two below. */
  hotFormat: z.enum(axes.hotFormat),
  newFormat: z.enum(axes.newFormat),
  popularFormat: z.enum(axes.popularFormat),
  /** The section of winners: one running line, a row of cards, or the first three on steps. */
  winnersFormat: z.enum(axes.winnersFormat),
  /** The section of categories: a row of games for each, or a large picture that leads to each. */
  categoriesFormat: z.enum(axes.categoriesFormat),
  /** The shape of game tiles. */
  card: z.enum(axes.card),
  surface: z.enum(axes.surface),
  shape: z.enum(axes.shape),
  typeface: z.enum(axes.typeface),
  density: z.enum(axes.density),
  /** The pattern behind heroes. */
  ornament: z.enum(axes.ornament),
  /** How the headings of the home page's sections are set. */
  sectionHead: z.enum(axes.sectionHead),
  button: z.enum(axes.button),
  /** What the page stands on: nothing, a wash of color, its ornament, a drawn scene, colored bands, ruled lines. */
  ground: z.enum(axes.ground),
  /** Where the brand's color goes: accents alone, the header and the bar as well, all surfaces, the whole page. */
  colorUse: z.enum(axes.colorUse),
  icons: z.enum(axes.icons),
  /** How a game tile is finished: its words, its badge, and what it does when it is pressed. */
  tile: z.enum(axes.tile),
  /** What the mobile bar leads to besides home, the games, deposits and the account: a page or a category. */
  barEntries: z.enum(axes.barEntries),
  /** How the page of a category is laid out above its games. */
  lobbyPage: z.enum(axes.lobbyPage),
  /** How the pages for logging in and signing up are laid out. */
  entry: z.enum(axes.entry),
  /** How the account's start page is laid out. */
  account: z.enum(axes.account),
  /** How fast and in which curve things move, how a page arrives, and how a win is celebrated. */
  motion: z.enum(axes.motion),
  /** The family of drawings of empty lists, errors and levels. */
  illustration: z.enum(axes.illustration),
  /** The sections of the home page, in order. */
  sections: z.array(z.enum(sectionNames)).check(z.minLength(3), z.maxLength(9), unique, startsForAll),
  /** The theme colors that the template has, the one to begin with first: the product's, and those in `palettes`. */
  colors: z.array(ColorName).check(z.minLength(1), z.maxLength(24), unique),
  /** Colors of the template's own. The gateway refuses one whose texts could not be read. */
  palettes: z.optional(z.record(ColorName, ColorSeed)),
  /** Where the wide layout begins. */
  breakpoint: Width,
  /** Where that of the product pages begins, which list the games of a category; without it, where the others' does. */
  productBreakpoint: z.optional(Width),
  /** Where players sign in: `page` is `/login`; otherwise the id of a modal on the home page. */
  login: z.enum(['page', '#loginmodal', '#modal-signin']),
  /** Additional classes of the body element. */
  bodyClasses: z
    .array(z.string().check(z.regex(/^is-[a-z]{1,24}$/, 'is not a class such as is-slot')))
    .check(z.maxLength(4), unique),
})
export const TemplateFile = TemplateShape.check(hasKnownColors)
export type TemplateFile = z.infer<typeof TemplateFile>

/** The most bytes that a template file may have. */
export const maxTemplateBytes = 8000
