import { axes, type TemplateFile } from '@marquee/contracts/template-file'
import { templateCodes, templates } from '@marquee/contracts/templates'
import t from 'tap'
import { formatOf } from '#web/templates/section-formats.ts'
import { seedOf } from '../../packages/contracts/src/palette/standard-colors.ts'

/** What every page of a template shows, besides its parts; the home page's recipe is a hero over a lobby. */
const lookAxes = [
  'ground',
  'colorUse',
  'sectionHead',
  'button',
  'icons',
  'tile',
  'barEntries',
] as const satisfies readonly (keyof TemplateFile & keyof typeof axes)[]

const lookOf = (file: TemplateFile) => [
  ...lookAxes.map((axis) => file[axis]),
  `${file.heroForm} ${file.hero} over ${file.lobby}`,
]

t.test('any two templates differ on at least five of the eight axes that every page shows', async (t) => {
  for (const [index, one] of templateCodes.entries()) {
    const look = lookOf(templates[one])
    for (const other of templateCodes.slice(index + 1)) {
      const differing = lookOf(templates[other]).filter((value, at) => value !== look[at]).length
      t.ok(differing >= 5, `${one} and ${other} differ on ${differing}`)
    }
  }
})

t.test('no value has more than its even share of the templates, and two', async (t) => {
  const axesOfAll = [
    ...lookAxes,
    'heroForm',
    'lobbyPage',
    'entry',
    'account',
    'winnersFormat',
    'motion',
    'illustration',
  ] as const
  for (const axis of axesOfAll) {
    const most = Math.floor(templateCodes.length / axes[axis].length) + 2
    for (const value of axes[axis]) {
      const holders = templateCodes.filter((code) => templates[code][axis] === value)
      t.ok(holders.length > 0 && holders.length <= most, `${axis} ${value}: ${holders.join(', ')}`)
    }
  }
})

t.test('at least six templates are light at first sight', async (t) => {
  const light = Object.values(templates)
    .filter((file) => seedOf(file, file.colors[0] ?? '').mode === 'light')
    .map(({ code }) => code)
  t.ok(light.length >= 6, light.join(', '))
})

/** What the sections of a home page look like: games in their formats, and the sections that have a form of their own. */
function formatsOf(file: TemplateFile): Set<string> {
  // Banners are pictures of the operator, if there are any.
  const names = file.sections.filter((name) => name !== 'banners')
  return new Set(
    names.map((name) => {
      if (name === 'winners') return file.winnersFormat
      if (name === 'categories' && file.categoriesFormat === 'posters') return 'posters'
      return name === 'providers' || name === 'matches' ? name : formatOf(file, name)
    }),
  )
}

t.test('the sections of a home page have at least four formats', async (t) => {
  for (const file of Object.values(templates)) {
    const found = formatsOf(file)
    t.ok(found.size >= 4, `${file.code}: ${[...found].join(', ')}`)
  }
})

t.test('every format is that of some section', async (t) => {
  const shown = new Set(
    Object.values(templates).flatMap((file) => file.sections.map((name) => formatOf(file, name))),
  )
  for (const format of axes.hotFormat) if (format !== 'lobby') t.ok(shown.has(format), format)
})

t.test('large categories are not shown twice', async (t) => {
  for (const { code, lobby, categoriesFormat } of Object.values(templates))
    if (lobby === 'tiles') t.equal(categoriesFormat, 'rows', code)
})

t.test('an ornament over the page needs an ornament', async (t) => {
  for (const code of templateCodes)
    if (templates[code].ground === 'pattern') t.not(templates[code].ornament, 'plain', code)
})
