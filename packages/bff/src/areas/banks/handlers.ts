import type * as contract from '@marquee/contracts/areas/banks'
import { changeOrFind } from '../../outcomes/change-or-find.ts'
import { findAddedBank, findRemovedBank } from '../../outcomes/find-change.ts'
import { newBankOf } from '../../outcomes/money-intent.ts'
import * as platform from '../../platform/banks/banks.ts'
import { forward, fromSite, type Handlers } from '../handler.ts'
import { banks } from './public.ts'

export const handlers: Handlers<typeof contract> = {
  listBanks: fromSite(banks),
  listMyBanks: forward(platform.myBanks),
  async addBank({ body }, context) {
    const since = Date.now()
    return changeOrFind(context, platform.bankAdd, body, (ask) => findAddedBank(ask, newBankOf(body), since))
  },
  setDefaultBank: forward(platform.bankSetDefault),
  async removeBank({ params: { id }, body: { tac } }, context) {
    return changeOrFind(context, platform.bankRemove, { id, tac }, (ask) => findRemovedBank(ask, id))
  },
}
