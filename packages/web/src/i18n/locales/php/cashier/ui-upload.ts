import type { Translated } from '../../../locale.ts'
import type { upload as english } from '../../en/cashier/ui-upload.ts'

export const upload = {
  choose: 'Kumuha ng litrato o pumili ng file',
  types: 'JPG, PNG, HEIC o PDF, hanggang 5 MB',
  preparing: 'Inihahanda…',
  ready: 'Handa nang ipadala',
  sending: 'Ipinapadala…',
  remove: 'Pumili ng ibang file',
  unreadable: 'Hindi namin mabuksan ang litratong iyan. Pumili ng iba.',
  heicUnreadable:
    'Hindi mabuksan ng browser na ito ang HEIC na litrato. Mag-screenshot ng litrato at iyon ang piliin.',
} as const satisfies Translated<typeof english>
