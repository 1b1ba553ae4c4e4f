import type { ColorSeed } from '@marquee/contracts/colors'
import { fromHex, toHex } from '@marquee/contracts/palette/oklch'
import { palette } from '@marquee/contracts/palette/palette'
import { seedOf, colors as standardColors } from '@marquee/contracts/palette/standard-colors'
import { contrastFaults, nearestReadable, pairInWords } from '@marquee/contracts/palette/template-faults'
import type { TemplateFile } from '@marquee/contracts/template-file'
import type { Draft } from './draft.ts'
import { find, make } from './elements.ts'
import { markField, nameProblem } from './messages.ts'

/** The colors that the template comes in: the product's to be ticked, and its own to be made. */
export function connectColors(draft: Draft): void {
  const list = find('colors', HTMLUListElement)

  function draw() {
    const { colors, palettes = {} } = draft.current()
    const editors = Object.entries(palettes).map(([first, seed]) => {
      let name = first
      return createColorEditor({ name, seed }, draft.current, (next) => {
        replace(name, next)
        name = next?.name ?? name
      })
    })
    list.replaceChildren(
      ...Object.keys(standardColors).map((name) => standard(name, colors.includes(name))),
      ...editors,
    )
  }

  function standard(name: string, isChosen: boolean) {
    const box = make('input', { type: 'checkbox', checked: isChosen })
    box.addEventListener('change', () => {
      const { colors } = draft.current()
      draft.change({ colors: box.checked ? [...colors, name] : colors.filter((other) => other !== name) })
    })
    const swatch = make('span', { className: 'swatch' })
    const { ground = '', accent = '' } = palette(seedOf({}, name), draft.current().colorUse)
    swatch.style.background = `linear-gradient(90deg, ${accent} 50%, ${ground} 50%)`
    return make('li', {}, make('label', {}, box, swatch, name))
  }

  /** A color changed, was renamed or, without a next one, removed. */
  function replace(name: string, next: OwnColor | undefined) {
    const { colors, palettes = {} } = draft.current()
    const others = Object.entries(palettes).flatMap(([key, seed]) =>
      key === name ? (next ? [[next.name, next.seed] as const] : []) : [[key, seed] as const],
    )
    draft.change({
      colors: colors.flatMap((other) => (other === name ? (next ? [next.name] : []) : [other])),
      palettes: Object.fromEntries(others),
    })
    if (!next) draw()
  }

  find('add-color', HTMLButtonElement).addEventListener('click', () => {
    const { colors, palettes = {} } = draft.current()
    const name = freeName(colors)
    const seed = seedOf(draft.current(), colors[0] ?? 'gold')
    draft.change({ colors: [name, ...colors], palettes: { ...palettes, [name]: { ...seed } } })
    draw()
    list.querySelector<HTMLInputElement>('li:last-child input')?.focus()
  })
  list.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && isDragged.has(target.type)) draft.hold()
    },
    // Before the field's own listener changes the draft.
    { capture: true },
  )
  list.addEventListener('change', draft.release)
  draft.onChange((_template, isWhole) => {
    if (isWhole) draw()
  })
  draw()
}

// Their `input` events come while they are moved, and `change` when they are left.
const isDragged: ReadonlySet<string> = new Set(['range', 'color'])

function freeName(taken: readonly string[]): string {
  let number = 1
  while (taken.includes(`own${number}`)) number += 1
  return `own${number}`
}

interface OwnColor {
  name: string
  seed: ColorSeed
}

type NumberName = Exclude<keyof ColorSeed, 'mode'>

/** The sliders, with their greatest value in the schema. */
const sliders: readonly { name: NumberName; title: string; most: number; step: number }[] = [
  { name: 'lightness', title: 'Lightness', most: 1, step: 0.005 },
  { name: 'chroma', title: 'Chroma', most: 0.3, step: 0.005 },
  { name: 'hue', title: 'Hue', most: 360, step: 1 },
  { name: 'groundHue', title: 'Hue of the background', most: 360, step: 1 },
  { name: 'groundChroma', title: 'Tint of the background', most: 0.05, step: 0.002 },
  { name: 'secondHue', title: 'Hue of the second color', most: 360, step: 1 },
]

/**
 * The editor of a color. What could not be read moves to the nearest lightness that can, and the editor says so.
 * `template` gives the draft as it is now; `onChange` is called with the color, or with `undefined` to remove it.
 */
function createColorEditor(
  first: OwnColor,
  template: () => TemplateFile,
  onChange: (next: OwnColor | undefined) => void,
) {
  let { name, seed } = first
  let isKept = true
  const note = make('p', { className: 'note', role: 'status' })
  const nameField = make('input', { value: name, spellcheck: false, maxLength: 32 })
  const nameNote = make('p', { className: 'problem', role: 'status' })
  const hexField = make('input', { type: 'color' })
  const hexText = make('input', {
    spellcheck: false,
    maxLength: 7,
    size: 8,
    ariaLabel: `Accent of ${name} as #rrggbb`,
  })
  const light = make('input', { type: 'checkbox', checked: seed.mode === 'light' })
  const fields = sliders.map(({ name, title, most, step }) => {
    const input = make('input', { type: 'range', min: '0', max: String(most), step: String(step) })
    const output = make('output')
    input.addEventListener('input', () => change({ [name]: input.valueAsNumber }))
    return { name, step, input, output, row: make('label', { className: 'slider' }, title, input, output) }
  })

  const isTaken = (wanted: string) =>
    Object.hasOwn(standardColors, wanted) || Object.hasOwn(template().palettes ?? {}, wanted)

  function show() {
    const accent = toHex({ l: seed.lightness, c: seed.chroma, h: seed.hue })
    hexField.value = accent
    if (document.activeElement !== hexText) hexText.value = accent
    light.checked = seed.mode === 'light'
    for (const { name, step, input, output } of fields) {
      input.value = String(seed[name])
      output.value = String(step < 1 ? round(seed[name]) : Math.round(seed[name]))
    }
  }

  function change(values: Partial<ColorSeed>) {
    const wanted = { ...seed, ...values }
    const [fault] = contrastFaults(palette(wanted, template().colorUse))
    const readable = nearestReadable(wanted, template().colorUse)
    note.textContent =
      fault && readable
        ? `Lightness moved from ${round(wanted.lightness)} to ${round(readable.lightness)}, where ${pairInWords(fault)} can be read.`
        : ''
    // A color without any readable lightness stays, and the checks say why.
    seed = readable ?? wanted
    show()
    if (isKept) onChange({ name, seed })
  }

  const changeHex = (hex: string) => {
    const { l, c, h } = fromHex(hex)
    change({ lightness: round(l), chroma: Math.min(0.3, round(c)), hue: round(h) })
  }
  hexField.addEventListener('input', () => changeHex(hexField.value))
  hexText.addEventListener('change', () => {
    if (/^#[0-9a-f]{6}$/i.test(hexText.value)) changeHex(hexText.value)
    else note.textContent = 'Write it as #rrggbb, such as #0a7d5c.'
  })
  light.addEventListener('change', () => change({ mode: light.checked ? 'light' : 'dark' }))
  nameField.addEventListener('change', () => {
    const wanted = nameField.value.trim()
    if (wanted !== name && isTaken(wanted)) {
      nameField.value = name
      return markField(nameField, nameNote, `There is a color ${wanted} already, so this is still ${name}.`)
    }
    name = wanted
    markField(nameField, nameNote, nameProblem(name))
    onChange({ name, seed })
  })
  show()
  return make(
    'li',
    { className: 'own-color' },
    make('div', { className: 'row' }, make('label', {}, 'Name ', nameField), removeButton(name, remove)),
    nameNote,
    make('div', { className: 'row' }, make('label', {}, 'Accent ', hexField), hexText),
    make('label', { className: 'row' }, light, 'Light background'),
    ...fields.map(({ row }) => row),
    note,
  )

  function remove() {
    isKept = false
    onChange(undefined)
  }
}

function removeButton(name: string, remove: () => void) {
  const button = make('button', { type: 'button', textContent: 'Remove', ariaLabel: `Remove ${name}` })
  button.addEventListener('click', remove)
  return button
}

const round = (value: number) => Math.round(value * 1000) / 1000
