import { absentPageField, isOffered, pageNames } from '@marquee/contracts/pages'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { showToast } from '../../ui/feedback/toast.ts'

const toastMs = 6_000

/** Says that the page which the visitor asked for is not offered, and removes its name from the address. */
export function AbsentPageNotice() {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities, site } = useStartup()
  const [search] = useSearchParams()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const asked = search.get(absentPageField)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was asked for
  useEffect(() => {
    if (asked === null) return
    const page = pageNames.find((name) => name === asked)
    if (page && !isOffered(page, capabilities)) {
      const text = t('client.absentPage', { site: site.siteName, page: t(`_m:page.${page}`) })
      showToast({ tone: 'info', text, durationMs: toastMs })
    }
    const others = new URLSearchParams(search)
    others.delete(absentPageField)
    void navigate({ pathname, search: others.toString(), hash }, { replace: true })
  }, [asked])
  return null
}
