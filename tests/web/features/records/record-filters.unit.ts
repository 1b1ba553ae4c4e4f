import t from 'tap'
import { readRecordFilters, recordSearch } from '#web/features/reports/record-filters.ts'

const today = '2026-11-24'
const read = (search: string) => readRecordFilters(new URLSearchParams(search), today)

t.test('an address without filters means seven days', async (t) => {
  t.match(read(''), { range: { preset: 'week', from: '2026-11-18', to: today }, page: 1 })
  t.equal(recordSearch(read('')).toString(), '')
})

t.test('filters survive the address', async (t) => {
  for (const search of [
    'range=today',
    'range=month&type=DEPOSIT',
    'from=2026-11-01&to=2026-11-07&game=slots&status=OPEN&page=3',
  ])
    t.equal(recordSearch(read(search)).toString(), search)
})

t.test('what is no filter is ignored, but a faulty range is kept to be told', async (t) => {
  t.match(read('type=TAX&game=chess&status=x&page=-1&range=year'), {
    type: undefined,
    game: undefined,
    status: undefined,
    page: 1,
    range: { preset: 'week' },
  })
  t.match(read('from=2026-01-01'), { range: { preset: 'own', from: '2026-01-01', to: '' } })
})
