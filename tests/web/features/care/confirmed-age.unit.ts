import t from 'tap'
import { createConfirmedAge } from '#web/features/responsible-gaming/confirmed-age.ts'
import { memoryStorage } from '../../memory-storage.ts'

t.test('a confirmed age is remembered across visits', async (t) => {
  const storage = memoryStorage()
  t.equal(createConfirmedAge(() => storage).get(), 0)
  createConfirmedAge(() => storage).confirm(18)
  t.equal(createConfirmedAge(() => storage).get(), 18, 'which is not enough where a market asks for 21')
})

t.test('without storage it holds until the page is reloaded', async (t) => {
  const broken = () => {
    throw new Error('no storage')
  }
  const age = createConfirmedAge(broken)
  age.confirm(21)
  t.equal(age.get(), 21)
  t.equal(createConfirmedAge(broken).get(), 0)
})
