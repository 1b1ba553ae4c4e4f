import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const page = 'docs/specification.md'
const differences = 'docs/decisions/0022-where-the-product-differs-from-the-specification.md'
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const isThere = (file: string) => existsSync(join(projectRoot, file))

interface Link {
  /** What the link is called, without its code signs and escapes. */
  name: string
  file: string
  anchor: string | undefined
}

/** A line of the specification. */
interface Line {
  text: string
  where: Link[]
  shownBy: Link[]
}

function linksOf(cell: string): Link[] {
  return [...cell.matchAll(/\[((?:\\.|[^\]\\])+)\]\(([^)\s#]+)(?:#([^)\s]+))?\)/g)].map(
    ([, name = '', path = '', anchor]) => ({
      name: name.replaceAll(/\\(.)/g, '$1'),
      file: join(dirname(page), path),
      anchor,
    }),
  )
}

/** The rows of the tables, without their heads. */
function linesOf(markdown: string): Line[] {
  const rows = markdown.split('\n').filter((row) => /^\| (?!line \|)/.test(row))
  return rows.map((row) => {
    const [, text = '', where = '', shownBy = ''] = row.split(/(?<!\\)\|/)
    return { text: text.trim(), where: linksOf(where), shownBy: linksOf(shownBy) }
  })
}

/** The headings of the differences, as anchors. */
const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Whether a file has a test, or an assertion, of this name. */
const hasTest = ({ name, file }: Link) =>
  isThere(file) && [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => read(file).includes(quoted))

const isDifference = ({ file }: Link) => file === differences

/** What is wrong with the lines of the specification. */
function faultsOf(lines: readonly Line[], decided: readonly string[]): string[] {
  const texts = lines.map(({ text }) => text)
  return lines.flatMap(({ text, where, shownBy }, index) => [
    ...(texts.indexOf(text) === index ? [] : [`twice: ${text}`]),
    ...(where.length > 0 ? [] : [`no place: ${text}`]),
    ...where.filter(({ file }) => !isThere(file)).map(({ file }) => `gone: ${file}`),
    ...(shownBy.length > 0 ? [] : [`neither test nor decision: ${text}`]),
    ...shownBy
      .filter((link) => (isDifference(link) ? !decided.includes(link.anchor ?? '') : !hasTest(link)))
      .map(({ name, file }) => `gone: “${name}” in ${file}`),
  ])
}

const lines = linesOf(read(page))
const decided = anchorsOf(read(differences))

t.test('every line of the specification has its place, and a test or a decision', async (t) => {
  t.ok(lines.length > 150, `${lines.length} lines`)
  t.same(faultsOf(lines, decided), [])
})

t.test('the points of the specification are the nine that it was asked for', async (t) => {
  t.same(
    [...read(page).matchAll(/^## (\d)\. /gm)].map(([, point]) => Number(point)),
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  )
})

t.test('each difference is one of a line', async (t) => {
  const named = lines.flatMap(({ shownBy }) => shownBy.filter(isDifference)).map(({ anchor }) => anchor)
  t.same(
    decided.filter((anchor) => !named.includes(anchor)),
    [],
  )
})

t.test('a line whose place, test or decision is gone is found', async (t) => {
  const test =
    '[the points of the specification are the nine that it was asked for](../tests/scripts/specification.unit.ts)'
  const place = '[`README.md`](../README.md)'
  const decision = (anchor: string) => `but [it](${differences.replace('docs/', '')}#${anchor})`
  const planted = [
    `| well | ${place} | ${test} |`,
    `| decided | ${place} | ${decision('one')} |`,
    `| well | ${place} | ${test} |`,
    `| nowhere | | ${test} |`,
    `| moved | [x](../packages/gone.ts) | ${test} |`,
    `| untested | ${place} | it works |`,
    `| renamed | ${place} | [another \\[name\\]](../tests/scripts/specification.unit.ts) |`,
    `| deleted | ${place} | [a test](../tests/scripts/gone.unit.ts) |`,
    `| undecided | ${place} | ${decision('two')} |`,
  ]
  t.same(faultsOf(linesOf(planted.join('\n')), ['one']), [
    'twice: well',
    'no place: nowhere',
    'gone: packages/gone.ts',
    'neither test nor decision: untested',
    'gone: “another [name]” in tests/scripts/specification.unit.ts',
    'gone: “a test” in tests/scripts/gone.unit.ts',
    `gone: “it” in ${differences}`,
  ])
})
