import type { SectionName, TemplateFile } from '@marquee/contracts/template-file'
import type { Draft } from './draft.ts'
import { data, find, make } from './elements.ts'
import { markField, nameProblem } from './messages.ts'

/** Connects the fields that the gateway wrote from the schema to the draft. */
export function connectFields(draft: Draft): void {
  const form = find('form', HTMLFormElement)
  const code = find('code', HTMLInputElement)
  const codeNote = find('code-problem', HTMLParagraphElement)
  const breakpoint = find('breakpoint', HTMLInputElement)
  const productBreakpoint = find('productBreakpoint', HTMLInputElement)
  const login = find('login', HTMLSelectElement)
  const classes = find('bodyClasses', HTMLInputElement)
  const axes = [...form.querySelectorAll<HTMLFieldSetElement>('[data-axis]')]

  function fill(template: TemplateFile) {
    code.value = template.code
    markField(code, codeNote, codeProblem(template.code))
    breakpoint.value = String(template.breakpoint)
    productBreakpoint.value = String(template.productBreakpoint ?? '')
    login.value = template.login
    classes.value = template.bodyClasses.join(' ')
    for (const radio of form.querySelectorAll<HTMLInputElement>('[data-axis] input'))
      radio.checked = Reflect.get(template, radio.name) === radio.value
  }

  function describe(template: TemplateFile) {
    for (const axis of axes) {
      const name = axis.dataset.axis ?? ''
      const hint = axis.querySelector('.hint')
      if (hint) hint.textContent = data.words.axes[name]?.values[String(Reflect.get(template, name))] ?? ''
    }
  }

  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[data-axis]'))
      draft.change({ [target.name]: target.value })
    else if (target === code) {
      draft.change({ code: code.value })
      // A mark goes as soon as it can; it comes when the field is left.
      if (codeProblem(code.value) === undefined) markField(code, codeNote, undefined)
    } else if (target === breakpoint) draft.change({ breakpoint: breakpoint.valueAsNumber })
    else if (target === productBreakpoint)
      draft.change({
        productBreakpoint: productBreakpoint.value === '' ? undefined : productBreakpoint.valueAsNumber,
      })
    else if (target === classes) draft.change({ bodyClasses: classes.value.split(/\s+/).filter(Boolean) })
  })
  code.addEventListener('change', () => markField(code, codeNote, codeProblem(code.value)))
  login.addEventListener('change', () => draft.change({ ...draft.current(), login: loginOf(login.value) }))
  draft.onChange((template, isWhole) => {
    if (isWhole) fill(template)
    describe(template)
  })
  fill(draft.current())
  describe(draft.current())
}

const codeProblem = (code: string) =>
  data.standardCodes.includes(code) ? 'A template of the product has this code.' : nameProblem(code)

function loginOf(value: string): TemplateFile['login'] {
  return value === '#loginmodal' || value === '#modal-signin' ? value : 'page'
}

/** The sections of the home page, to be chosen and put in order with buttons alone. */
export function connectSections(draft: Draft): void {
  const list = find('sections', HTMLOListElement)

  function draw() {
    const { sections } = draft.current()
    const others = data.sectionNames.filter((name) => !sections.includes(name))
    list.replaceChildren(...[...sections, ...others].map((name) => row(name, sections.indexOf(name))))
  }

  function row(name: SectionName, at: number) {
    const { sections } = draft.current()
    const title = data.words.sections[name] ?? name
    const box = make('input', { type: 'checkbox', checked: at >= 0 })
    box.addEventListener('change', () => {
      change(box.checked ? [...sections, name] : sections.filter((other) => other !== name))
      focusRow(name, 'input')
    })
    const item = make('li', {}, make('label', {}, box, title))
    item.dataset.section = name
    if (at >= 0)
      item.append(
        mover(name, at, at - 1, '↑', `Move ${title} up`),
        mover(name, at, at + 1, '↓', `Move ${title} down`),
      )
    return item
  }

  function mover(name: SectionName, from: number, to: number, sign: string, label: string) {
    const { sections } = draft.current()
    const button = make('button', {
      type: 'button',
      textContent: sign,
      ariaLabel: label,
      disabled: to < 0 || to >= sections.length,
    })
    button.addEventListener('click', () => {
      change(sections.toSpliced(from, 1).toSpliced(to, 0, name))
      focusRow(name, `[aria-label="${label}"]:enabled`)
    })
    return button
  }

  function change(sections: SectionName[]) {
    draft.change({ sections })
    draw()
  }

  // The list is drawn anew, so the focus has to be put back; at an end of the list, to what is left of the row.
  function focusRow(name: SectionName, selector: string) {
    const item = list.querySelector(`[data-section="${name}"]`)
    const target = item?.querySelector<HTMLElement>(selector) ?? item?.querySelector<HTMLElement>('input')
    target?.focus()
  }

  draft.onChange((_template, isWhole) => {
    if (isWhole) draw()
  })
  draw()
}
