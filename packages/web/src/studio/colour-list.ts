import { seedOf, colours as standardColours } from '../templates/tokens/colours.ts'
import { palette } from '../templates/tokens/palette.ts'
import { createColourEditor, type OwnColour } from './colour-editor.ts'
import type { Draft } from './draft.ts'
import { find, make } from './studio-data.ts'

/** The colours that the template comes in: the product's to be ticked, and its own to be made. */
export function connectColours(draft: Draft): void {
  const list = find('colours', HTMLUListElement)

  function draw() {
    const { colours, palettes = {} } = draft.current()
    const editors = Object.entries(palettes).map(([name, seed]) =>
      createColourEditor(
        { name, seed },
        () => draft.current().colourUse,
        (next) => replace(name, next),
      ),
    )
    list.replaceChildren(
      ...Object.keys(standardColours).map((name) => standard(name, colours.includes(name))),
      ...editors,
    )
  }

  function standard(name: string, isChosen: boolean) {
    const box = make('input', { type: 'checkbox', checked: isChosen })
    box.addEventListener('change', () => {
      const { colours } = draft.current()
      draft.change({ colours: box.checked ? [...colours, name] : colours.filter((other) => other !== name) })
    })
    const swatch = make('span', { className: 'swatch' })
    const { ground = '', accent = '' } = palette(seedOf({}, name), draft.current().colourUse)
    swatch.style.background = `linear-gradient(90deg, ${accent} 50%, ${ground} 50%)`
    return make('li', {}, make('label', {}, box, swatch, name))
  }

  /** A colour changed, was renamed or, without a next one, removed. */
  function replace(name: string, next: OwnColour | undefined) {
    const { colours, palettes = {} } = draft.current()
    const others = Object.entries(palettes).flatMap(([key, seed]) =>
      key === name ? (next ? [[next.name, next.seed] as const] : []) : [[key, seed] as const],
    )
    draft.change({
      colours: colours.flatMap((other) => (other === name ? (next ? [next.name] : []) : [other])),
      palettes: Object.fromEntries(others),
    })
    if (!next) draw()
  }

  find('add-colour', HTMLButtonElement).addEventListener('click', () => {
    const { colours, palettes = {} } = draft.current()
    const name = freeName(colours)
    const seed = seedOf(draft.current(), colours[0] ?? 'gold')
    draft.change({ colours: [name, ...colours], palettes: { ...palettes, [name]: { ...seed } } })
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
