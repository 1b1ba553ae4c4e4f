import type { TemplateCode } from '@marquee/contracts/templates'

/** One template of each frame, for tests of what the frame decides. The crawl has every page in every template. */
export const framedTemplates: readonly TemplateCode[] = [
  'template1',
  'slot5',
  'casino4',
  'sportsbook1',
  'template11',
  'template2',
]
