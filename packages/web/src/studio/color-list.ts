import { palette } from '@marquee/contracts/palette/palette'
import { seedOf, colors as standardColors } from '@marquee/contracts/palette/standard-colors'
import { createColorEditor, type OwnColor } from './color-editor.ts'
import type { Draft } from './draft.ts'
import { find, make } from './studio-data.ts'

/** The colors that the template comes in: the product's to be ticked, and its own to be made. */
export function connectColors(draft: Draft): void {
  const list = find('colors', HTMLUListElement)

  function draw() {
    const { colors, palettes = {} } = draft.current()
    const editors = Object.entries(palettes).map(([name, seed]) =>
      createColorEditor(
        { name, seed },
        () => draft.current().colorUse,
        (next) => replace(name, next),
      ),
    )
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
