import { palette } from '@marquee/contracts/palette/palette'
import { seedOf } from '@marquee/contracts/palette/standard-colors'
import { contrastFaults, pairInWords } from '@marquee/contracts/palette/template-faults'
import type { TemplateFile } from '@marquee/contracts/template-file'
import { data, fileText, find, make } from './elements.ts'
import { errorInWords } from './error-words.ts'

/** What is known of a draft beside the draft itself. */
export interface Findings {
  /** What the gateway says is wrong; undefined while it has not answered. */
  errors: readonly string[] | undefined
  /** How far each screen is too wide, by its width; undefined while it is loading. */
  overflowPx: ReadonlyMap<number, number | undefined>
}

interface Check {
  title: string
  /** Undefined while it is not known. */
  isGood: boolean | undefined
  text: string
}

/** Shows what is right and wrong with the draft. */
export function showChecks(draft: TemplateFile, findings: Findings): void {
  const rows = [schema(findings), contrast(draft), overflow(findings), bytes(draft)].map(
    ({ title, isGood, text }) => {
      const mark = isGood === undefined ? '…' : isGood ? '✓' : '✗'
      const row = make(
        'div',
        { className: isGood === false ? 'bad' : '' },
        make('dt', {}, `${mark} ${title}`),
      )
      row.append(make('dd', {}, text))
      return row
    },
  )
  find('checks', HTMLDListElement).replaceChildren(...rows)
}

function schema({ errors }: Findings): Check {
  const title = 'Schema'
  if (!errors) return { title, isGood: undefined, text: 'Checking' }
  return {
    title,
    isGood: errors.length === 0,
    text: errors[0] ? errorInWords(errors[0]) : 'Every value is allowed',
  }
}

function contrast(draft: TemplateFile): Check {
  const faults = knownColors(draft).flatMap((name) =>
    contrastFaults(palette(seedOf(draft, name), draft.colorUse)).map(
      (fault) => `${name}: ${pairInWords(fault)}`,
    ),
  )
  return {
    title: 'Contrast',
    isGood: faults.length === 0,
    text: faults[0] ?? 'Text 4.5:1, edges and focus rings 3:1 in every color',
  }
}

/** Without a name that is half typed. */
function knownColors(draft: TemplateFile): string[] {
  return draft.colors.filter((name) => {
    try {
      return seedOf(draft, name) !== undefined
    } catch {
      return false
    }
  })
}

function overflow({ overflowPx }: Findings): Check {
  const title = 'Overflow'
  const values = [...overflowPx]
  if (values.some(([, px]) => px === undefined)) return { title, isGood: undefined, text: 'Measuring' }
  const wide = values.filter(([, px]) => px !== 0).map(([width, px]) => `${px} px too wide at ${width} px`)
  return {
    title,
    isGood: wide.length === 0,
    text: wide[0] ?? 'Nothing is wider than its screen on this page',
  }
}

function bytes(draft: TemplateFile): Check {
  const length = new TextEncoder().encode(fileText(draft)).length
  return {
    title: 'Size',
    isGood: length <= data.maxTemplateBytes,
    text: `${length} of ${data.maxTemplateBytes} bytes`,
  }
}
