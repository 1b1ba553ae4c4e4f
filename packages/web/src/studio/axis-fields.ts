import type { TemplateFile } from '@marquee/contracts/template-file'
import type { Draft } from './draft.ts'
import { data, find } from './studio-data.ts'

/** Connects the fields that the gateway wrote from the schema to the draft. */
export function connectFields(draft: Draft): void {
  const form = find('form', HTMLFormElement)
  const code = find('code', HTMLInputElement)
  const breakpoint = find('breakpoint', HTMLInputElement)
  const login = find('login', HTMLSelectElement)
  const classes = find('bodyClasses', HTMLInputElement)
  const axes = [...form.querySelectorAll<HTMLFieldSetElement>('[data-axis]')]

  function fill(template: TemplateFile) {
    code.value = template.code
    breakpoint.value = String(template.breakpoint)
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
    else if (target === code) draft.change({ code: code.value })
    else if (target === breakpoint) draft.change({ breakpoint: breakpoint.valueAsNumber })
    else if (target === classes) draft.change({ bodyClasses: classes.value.split(/\s+/).filter(Boolean) })
  })
  login.addEventListener('change', () => draft.change({ ...draft.current(), login: loginOf(login.value) }))
  draft.onChange((template, isWhole) => {
    if (isWhole) fill(template)
    describe(template)
  })
  fill(draft.current())
  describe(draft.current())
}

function loginOf(value: string): TemplateFile['login'] {
  return value === '#loginmodal' || value === '#modal-signin' ? value : 'page'
}
