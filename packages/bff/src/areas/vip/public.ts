import * as platform from '../../platform/vip/vip.ts'
import { withPictures } from '../../sites/pictures.ts'
import { publicData } from '../../sites/sites.ts'

export const vipLevels = publicData({
  kind: 'catalogue',
  name: 'vipLevels',
  load: async (source) => withPictures(await source.asSite(platform.vipLevels, undefined), source),
})
