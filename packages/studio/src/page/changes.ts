import type { TemplateFile } from '@marquee/contracts/template-file'
import { data } from './elements.ts'

/** What a draft changes of the template that it began as, in words. */
export function changesInWords(before: TemplateFile, after: TemplateFile): string[] {
  return [
    ...axisChanges(before, after),
    ...sectionChanges(before, after),
    ...colorChanges(before, after),
    ...others(before, after),
  ]
}

function axisChanges(before: TemplateFile, after: TemplateFile): string[] {
  return Object.entries(data.words.axes).flatMap(([name, { title }]) => {
    const [was, is] = [Reflect.get(before, name), Reflect.get(after, name)]
    return was === is ? [] : [`${title}: ${is} instead of ${was}`]
  })
}

function sectionChanges({ sections: before }: TemplateFile, { sections: after }: TemplateFile): string[] {
  const title = (name: string) => data.words.sections[name] ?? name
  const added = after.filter((name) => !before.includes(name))
  const removed = before.filter((name) => !after.includes(name))
  const kept = after.filter((name) => before.includes(name))
  const keptBefore = before.filter((name) => after.includes(name))
  return [
    ...added.map((name) => `Section added at place ${after.indexOf(name) + 1}: ${title(name)}`),
    ...removed.map((name) => `Section left out: ${title(name)}`),
    ...(kept.join() === keptBefore.join()
      ? []
      : [`Sections in another order: ${after.map(title).join(', ')}`]),
  ]
}

function colorChanges(before: TemplateFile, after: TemplateFile): string[] {
  const added = after.colors.filter((name) => !before.colors.includes(name))
  const removed = before.colors.filter((name) => !after.colors.includes(name))
  const changed = after.colors.filter((name) => {
    const [was, is] = [before.palettes?.[name], after.palettes?.[name]]
    return was && is && JSON.stringify(was) !== JSON.stringify(is)
  })
  return [
    ...added.map((name) => `Color added: ${name}`),
    ...removed.map((name) => `Color left out: ${name}`),
    ...changed.map((name) => `Color changed: ${name}`),
  ]
}

function others(before: TemplateFile, after: TemplateFile): string[] {
  const productWidth = ({ productBreakpoint }: TemplateFile) =>
    productBreakpoint === undefined ? 'the same width' : `${productBreakpoint} px`
  const classes = ({ bodyClasses }: TemplateFile) => bodyClasses.join(' ') || 'none'
  return [
    ...differing('Code', before.code, after.code),
    ...differing('Wide layout from', `${before.breakpoint} px`, `${after.breakpoint} px`),
    ...differing('Pages of a category wide from', productWidth(before), productWidth(after)),
    ...differing('Log-in', before.login, after.login),
    ...differing('Body classes', classes(before), classes(after)),
  ]
}

const differing = (title: string, before: string, after: string) =>
  before === after ? [] : [`${title}: ${after} instead of ${before}`]
