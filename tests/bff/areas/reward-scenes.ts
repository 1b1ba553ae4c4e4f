import type { OperationId, ResponseOf } from '@marquee/contracts/operations'
import { operations } from '@marquee/contracts/operations'
import type { RunningSite } from '../../support/site.ts'
import { exampleOf, type Parts, sendExample } from './send-example.ts'

/** Who asks, and of which brand. */
export interface Who {
  host: string
  cookie?: string
}

/** A list whose response has items. */
type ListId = {
  [Id in OperationId]: ResponseOf<Id> extends { items: readonly unknown[] } ? Id : never
}[OperationId]

/** What has to be so before the examples of rewards, limits, news and support can succeed. */
export function rewardScenes(site: RunningSite): Partial<Record<OperationId, (who: Who) => Promise<Parts>>> {
  const items = async <Id extends ListId>(id: Id, who: Who) =>
    (await sendExample(site, id, who, { query: {} })).json<ResponseOf<Id>>()
  const params = (id: string | undefined): Parts => ({ params: { id: id ?? '' } })
  const promotions = (who: Who) => items('listPromotions', who).then((list) => list.items)
  const missions = (who: Who) => items('listMissions', who).then((list) => list.items)
  // The example's player takes part already.
  const becomeAnother = async (who: Who) => {
    who.cookie = await site.signIn('winner', 'Demo1234', who.host)
  }

  return {
    getPromotion: async (who) => params((await promotions(who))[0]?.promoId),
    async claimPromotion(who) {
      const open = (await promotions(who)).find(
        ({ action, state }) => ['CLAIM', 'OPT_IN'].includes(action) && state === 'AVAILABLE',
      )
      return params(open?.promoId)
    },
    async forfeitBonus(who) {
      await sendExample(site, 'redeemPromoCode', who)
      return params((await items('listBonuses', who)).items[0]?.bonusId)
    },
    async optInMission(who) {
      await becomeAnother(who)
      const open = (await missions(who)).find(
        ({ requiresOptIn, state }) => requiresOptIn && state === 'AVAILABLE',
      )
      return params(open?.missionId)
    },
    claimMission: async (who) =>
      params((await missions(who)).find(({ state }) => state === 'CLAIMABLE')?.missionId),
    async claimVipReward(who) {
      const rewards = await items('listVipRewards', who)
      return params(rewards.items.find(({ state }) => state === 'CLAIMABLE')?.rewardId)
    },
    getLeaderboard: async (who) => params((await items('listLeaderboards', who)).items[0]?.boardId),
    async joinLeaderboard(who) {
      await becomeAnother(who)
      const boards = await items('listLeaderboards', who)
      return params(boards.items.find(({ requiresOptIn, joined }) => requiresOptIn && !joined)?.boardId)
    },
    async cancelPendingLimit(who) {
      const { body } = exampleOf('setLimit')
      for (const amount of ['100', '200'])
        await sendExample(site, 'setLimit', who, { body: { ...body, amount } })
      return { params: operations.cancelPendingLimit.example.request.params }
    },
    getNews: async (who) => params((await items('listNews', who)).items[0]?.newsId),
    async endSession(who) {
      await site.signIn('demo', 'Demo1234', who.host)
      const sessions = await items('listSessions', who)
      return params(sessions.items.find(({ current }) => !current)?.sessionId)
    },
    async markInboxRead(who) {
      const inbox = (await sendExample(site, 'listInbox', who)).json<ResponseOf<'listInbox'>>()
      return { body: { inboxId: inbox.messages[0]?.inboxId } }
    },
    async deleteInboxMessage(who) {
      const inbox = (await sendExample(site, 'listInbox', who)).json<ResponseOf<'listInbox'>>()
      return params(inbox.messages.find(({ reward }) => reward?.state !== 'CLAIMABLE')?.inboxId)
    },
    async replyToTicket(who) {
      const ticket = (await sendExample(site, 'createTicket', who)).json<ResponseOf<'createTicket'>>()
      return { ...exampleOf('replyToTicket'), ...params(ticket.ticketId) }
    },
  }
}
