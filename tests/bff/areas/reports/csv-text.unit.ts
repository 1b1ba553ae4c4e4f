import t from 'tap'
import { csvText } from '#bff/areas/reports/csv-text.ts'
import { allPages } from '#bff/areas/reports/export-report.ts'

const column = [{ heading: 'Remark', cell: (row: string) => row }]
const rowsOf = (text: string) => text.slice(1).split('\r\n').slice(1, -1)

t.test('a spreadsheet runs none of the cells', async (t) => {
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\tx', '＝1', '-', '+639171234567', '=cmd|calc!A1']
  for (const formula of formulas) t.equal(rowsOf(csvText(column, [formula]))[0], `'${formula}`)
  t.equal(rowsOf(csvText(column, ['\rx']))[0], '"\'\rx"')
  const harmless = ['-50.00', '50.00', '0', 'a=b', '2030-01-01T08:00:00+08:00', '']
  for (const text of harmless) t.equal(rowsOf(csvText(column, [text]))[0], text)
})

t.test('ids stay whole: a spreadsheet takes them for text', async (t) => {
  const ids = ['007', '00', '-012', '1789012345678901234', '1234567890123456', '12e5', '1E10']
  for (const id of ids) t.equal(rowsOf(csvText(column, [id]))[0], `'${id}`)
  const numbers = ['0', '0.50', '-0.50', '123456789012345', '1234567890123.00', '10', '12e', 'e5']
  for (const number of numbers) t.equal(rowsOf(csvText(column, [number]))[0], number)
})

t.test('the file is what RFC 4180 says, with a byte order mark and the note at its end', async (t) => {
  const columns = [...column, { heading: 'Twice, "quoted"', cell: (row: string) => row }]
  const text = csvText(columns, ['a,b', 'say "hi"', 'two\nlines', 'ñ 马'], 'Cut.')
  t.equal(
    text,
    '\uFEFFRemark,"Twice, ""quoted"""\r\n"a,b","a,b"\r\n"say ""hi""","say ""hi"""\r\n"two\nlines","two\nlines"\r\nñ 马,ñ 马\r\nCut.,\r\n',
  )
})

t.test('every page is read once, and no more than ten thousand rows', async (t) => {
  const asked: number[] = []
  const pages =
    (total: number) =>
    async ({ page, perPage }: { page: number; perPage: number }) => {
      asked.push(page)
      const from = (page - 1) * perPage
      return { items: Array.from({ length: Math.min(perPage, total - from) }, (_, i) => from + i), total }
    }
  t.match(await allPages(pages(250), String), { rows: { length: 250 }, isCut: false })
  t.same(asked.splice(0), [1, 2, 3])
  t.match(await allPages(pages(100), String), { rows: { length: 100 }, isCut: false })
  t.same(asked.splice(0), [1])
  t.match(await allPages(pages(10_001), String), { rows: { length: 10_000 }, isCut: true })
  t.equal(asked.splice(0).length, 100)
  const shifted = async ({ page }: { page: number }) =>
    page === 1 ? { items: [3, 2], total: 101 } : { items: [2, 1], total: 102 }
  t.same((await allPages(shifted, String)).rows, [3, 2, 1], 'a row that moved on is there once')
})
