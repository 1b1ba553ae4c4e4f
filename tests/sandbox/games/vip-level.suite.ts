import { playTest } from './play-test.ts'

const bets = 20

playTest(
  'a player whose deposits and turnover reach the next level gets it with that bet',
  async (t, open) => {
    const player = await open.player()
    const made = await open.post('/api/cashier/deposit_create', {
      ...{ ...(await open.site()), ...player, request_id: 'deposit', channel_code: 'gcash' },
      ...{ amount: '5000.00', currency: 'PHP', return_url: 'http://localhost:8080/deposit' },
    })
    open.sandbox.control.moveDeposit(made.value[0].deposit_id, 'SUCCESS')
    const level = async () => (await open.post('/api/auth/vip', player)).nextLevel[0]
    const { vip_name, deposit_next, turnover_next } = await level()
    t.same([vip_name, deposit_next, turnover_next], ['Bronze', '5000.00', '20000.00'])
    const dice = await open.launch(['SPRIBE', 'dice-hash'], player)
    const bet = () => dice.act('bet', { roundId: crypto.randomUUID(), bet: '1000.00', choice: 'under-95' })
    for (let count = 1; count < bets; count++) t.ok((await bet()).ok)
    t.equal((await level()).vip_name, 'Bronze', 'not yet')
    await bet()
    t.match(await level(), { vip_name: 'Silver', starting_turnover: '20000.00', cycle_turnover: '0.00' })
    const rewards = (await open.post('/api/vip/rewards', player)).value
    t.match(
      rewards.find(({ reward_id }: { reward_id: string }) => reward_id === 'level-2'),
      { state: 'CLAIMABLE' },
    )
    const { value } = await open.post('/api/settings/get_inbox', player)
    t.equal(
      value.filter(({ title_en }: { title_en: string }) => title_en === 'You’ve reached Silver').length,
      1,
    )
  },
)
