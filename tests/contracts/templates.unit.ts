import { breakpoints, templateBreakpoints } from '@marquee/contracts/breakpoints'
import {
  bodyClasses,
  readTheme,
  type TemplateCode,
  templateCodes,
  templates,
} from '@marquee/contracts/templates'
import t from 'tap'

t.test('the templates are those of the specification', async (t) => {
  const numbered = Array.from({ length: 17 }, (_, index) => `template${index + 1}`)
  const codes = [...numbered, 'slot2', 'slot4', 'slot5', 'casino3', 'casino4', 'sportsbook1']
  t.strictSame(templateCodes.toSorted(), codes.toSorted())
  for (const code of templateCodes) t.equal(templates[code].code, code, 'under its own name')
})

t.test('every color of every template is a theme', async (t) => {
  for (const template of templateCodes) {
    const { colors } = templates[template]
    t.ok(colors.length > 0, `${template} has colors`)
    t.equal(new Set(colors).size, colors.length, `${template} names each once`)
    for (const color of colors)
      t.strictSame(readTheme(template, color), { template: templates[template], color })
  }
})

t.test('an invalid theme has the message of the specification', async (t) => {
  t.equal(readTheme('template99', 'gold'), 'Invalid theme code')
  t.equal(readTheme('template1', 'plaid'), 'Invalid theme color')
  t.equal(readTheme('template99', 'plaid'), 'Invalid theme code', 'the code is checked first')
  t.equal(readTheme('', ''), 'Invalid theme code')
  t.equal(readTheme('constructor', 'gold'), 'Invalid theme code')
  t.equal(readTheme('TEMPLATE1', 'gold'), 'Invalid theme code')
  t.equal(readTheme('sportsbook1', 'gold'), 'Invalid theme color', 'a color of another template')
})

t.test('a theme has its body classes', async (t) => {
  const own: Partial<Record<TemplateCode, string>> = {
    slot2: 'is-slot',
    slot4: 'is-slot',
    casino3: 'is-casino',
    casino4: 'is-casino',
    sportsbook1: 'is-sportsbook',
  }
  for (const code of templateCodes)
    for (const color of templates[code].colors) {
      const more = own[code] ? [own[code]] : []
      const classes = bodyClasses({ template: templates[code], color })
      t.strictSame(classes, [`theme-${code}`, `color-${color}`, ...more])
    }
})

t.test('the login is a page or a modal, as the specification has it', async (t) => {
  const modals: Record<string, string> = {
    slot2: '#loginmodal',
    slot4: '#loginmodal',
    sportsbook1: '#loginmodal',
    slot5: '#modal-signin',
  }
  for (const template of templateCodes)
    t.equal(templates[template].login, modals[template] ?? 'page', template)
})

t.test('each template begins its wide layout at its own breakpoint, or else at desktop', async (t) => {
  const widths: Readonly<Record<string, number>> = templateBreakpoints
  const used = new Set<string>()
  for (const template of templateCodes) {
    const [custom, product] = [`${template}Custom`, `${template}Product`]
    const { breakpoint, productBreakpoint } = templates[template]
    t.equal(breakpoint, widths[custom] ?? breakpoints.desktop, template)
    t.equal(productBreakpoint, widths[product], `${template}: its product pages`)
    for (const name of [custom, product]) if (name in widths) used.add(name)
  }
  t.strictSame([...used].toSorted(), Object.keys(widths).toSorted(), 'each is that of a template')
})
