import { setImmediate } from 'node:timers/promises'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import { describeFault } from '@marquee/contracts/template-messages'
import { readTheme, standardTemplates, type TemplateSet, type Theme } from '@marquee/contracts/templates'
import { counted, type Finding, findingsOf, shortened, someOf } from '../finding.ts'
import type { Subject } from '../subject/open-subject.ts'

const theme = findingsOf('theme')
const colors = findingsOf('colors')
const docs = 'docs/templates.md'

const knownTemplates = ({ ownTemplates }: Pick<Subject, 'ownTemplates'>): TemplateSet =>
  new Map([...standardTemplates, ...ownTemplates.templates])

/** The operator's template files, and whether the brand names a template and one of its colors. */
export function examineTheme(subject: Subject, { site }: Startup): Finding[] {
  const { problems, templates } = subject.ownTemplates
  const refused = problems.map(({ file, ...fault }) =>
    theme.error({
      code: 'templateRefused',
      message: `The template file ${file} is kept out: ${describeFault(fault)}.`,
      fix: `Correct it, and prove it with \`npm run tool -- template check ${file}\`.`,
      docs,
    }),
  )
  return [...refused, judgeTheme(site, knownTemplates(subject), templates.size)]
}

function judgeTheme({ themeCode, themeColor }: Startup['site'], known: TemplateSet, own: number): Finding {
  const read = readTheme(themeCode, themeColor, known)
  if (read === 'Invalid theme code')
    return theme.error({
      code: 'themeUnknown',
      message: `The brand names the template "${shortened(themeCode)}", which is not known here: visitors see an error.`,
      fix: `Name one that there is (${someOf(known.keys())}), or put its file into TEMPLATES_DIRECTORY.`,
      docs,
    })
  if (read === 'Invalid theme color')
    return theme.error({
      code: 'colorUnknown',
      message: `The template ${themeCode} has no color "${shortened(themeColor)}": visitors see an error.`,
      fix: `Name one of its colors: ${known.get(themeCode)?.colors.join(', ')}.`,
      docs,
    })
  const ofOperator = own > 0 ? `, ${own} of them the operator's` : ''
  return theme.ok({
    code: 'themeValid',
    message: `${themeCode} in ${themeColor}, one of ${counted(known.size, 'template')}${ofOperator}.`,
  })
}

/** Whether the texts of the brand's template, and of the operator's own ones, can be read in all their colors. */
export async function examineColors(subject: Subject, { site }: Startup): Promise<Finding[]> {
  const read = readTheme(site.themeCode, site.themeColor, knownTemplates(subject))
  const named: Theme['template'][] = typeof read === 'string' ? [] : [read.template]
  const judged = [...new Set([...named, ...subject.ownTemplates.templates.values()])]
  const faults: Finding[] = []
  for (const template of judged) {
    // Judging one takes as long as drawing some pages, and others wait.
    await setImmediate()
    for (const fault of subject.bundle.templateFaults(template))
      faults.push(
        colors.error({
          code: 'contrastLow',
          message: `${template.code}, ${describeFault(fault)}.`,
          fix: 'Change the lightness of that palette; the studio moves it to the nearest one that can be read.',
          docs,
        }),
      )
  }
  if (faults.length > 0 || judged.length === 0) return faults
  const number = judged.reduce((sum, template) => sum + template.colors.length, 0)
  return [
    colors.ok({
      code: 'contrastKept',
      message: `Texts can be read in ${counted(number, 'color')} of ${counted(judged.length, 'template')}.`,
    }),
  ]
}
