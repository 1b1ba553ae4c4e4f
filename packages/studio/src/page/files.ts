import type { Draft } from './draft.ts'
import { data, fileText, find, make } from './elements.ts'
import { sendTemplate } from './gateway.ts'
import { showErrors, showStatus } from './messages.ts'

/** Connects the buttons that take a template in and out. */
export function connectFiles(draft: Draft): void {
  const file = find('file', HTMLInputElement)
  find('export', HTMLButtonElement).addEventListener('click', () => download(draft))
  find('import', HTMLButtonElement).addEventListener('click', () => file.click())
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? []
    if (chosen) await importFile(draft, chosen)
    // So that the same file can be chosen again once it is put right.
    file.value = ''
  })
  find('save', HTMLButtonElement).addEventListener('click', () => save(draft))
}

function download(draft: Draft) {
  const url = URL.createObjectURL(new Blob([fileText(draft.current())], { type: 'application/json' }))
  make('a', { href: url, download: `${draft.current().code}.template.json` }).click()
  setTimeout(() => URL.revokeObjectURL(url))
  showStatus(`Exported ${draft.current().code}.template.json.`)
}

/** Takes a file in when it is a template; else says where it is wrong, and leaves the form as it is. */
async function importFile(draft: Draft, file: File) {
  const refuse = (errors: readonly string[]) => showErrors(`${file.name} was not imported`, errors)
  if (file.size > data.maxTemplateBytes) return refuse([`has more than ${data.maxTemplateBytes} bytes`])
  let template: unknown
  try {
    template = JSON.parse(await file.text())
  } catch {
    return refuse(['is not JSON'])
  }
  const answer = await sendTemplate({ template, dryRun: true })
  if ('errors' in answer) return refuse(answer.errors)
  draft.begin(answer.value.template)
  showErrors('', [])
  showStatus(`Imported ${file.name}.`)
}

const conflict = 409

async function save(draft: Draft) {
  const template = draft.current()
  const { code, colors } = template
  if (!data.canSave)
    return showStatus(
      `This gateway has no directory to save to. Export ${code}.template.json, copy it to TEMPLATES_DIRECTORY, and purge templates.`,
    )
  const known = data.templates.some((other) => other.code === code) && !data.standardCodes.includes(code)
  if (known && !confirm(`Replace the template ${code}?`)) return showStatus('Not saved.')
  const answer = await sendTemplate({ template, replace: known })
  if ('errors' in answer)
    return showErrors(
      answer.status === conflict ? 'Not saved' : 'Not saved: put this right first',
      answer.errors,
    )
  data.templates = [...data.templates.filter((other) => other.code !== code), template]
  showErrors('', [])
  showStatus(`Saved. A site whose theme code is ${code} and color ${colors.join(' or ')} shows it now.`)
}
