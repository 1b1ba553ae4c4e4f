import type { VipLevel } from '@marquee/contracts/areas/vip'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useGameTypeName } from '../../i18n/use-game-type-name.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RewardResults } from '../../player/claims/reward-results.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { type DataColumn, DataTable } from '../../ui/layout/data-table.tsx'

const knownBenefits = [
  'birthdayBonus',
  'levelUpBonus',
  'weeklyBonus',
  'monthlyBonus',
  'personalSupport',
  'fasterWithdrawals',
  'freeWithdrawals',
  'tokens',
] as const

interface LevelTableProps {
  /** The player's level, by its name; `undefined` for a visitor. */
  current: string | undefined
  /** Whether the table says how much has to be deposited. */
  hasDeposits: boolean
}

/** Every level: what it takes, what it takes to stay, and what it gives. */
export function LevelTable({ current, hasDeposits }: LevelTableProps) {
  const { t } = useTranslation()
  const columns = useColumns({ current, hasDeposits })
  const result = useQuery(query('listVipLevels', {}))
  return (
    <section className="stack">
      <h2>{t('levels.title')}</h2>
      <RewardResults result={result} skeleton={<Skeleton height={420} />}>
        {({ items }) => (
          <DataTable
            label={t('levels.title')}
            columns={columns}
            rows={items}
            keyOf={({ vipCode }) => vipCode}
          />
        )}
      </RewardResults>
    </section>
  )
}

function useColumns({ current, hasDeposits }: LevelTableProps): DataColumn<VipLevel>[] {
  const { t } = useTranslation()
  const { money } = useFormat()
  const wholeOf = (amount: VipLevel['turnoverRequired']) =>
    /[1-9]/.test(amount.amount) ? money(amount) : t('levels.start')
  const deposits: DataColumn<VipLevel> = {
    key: 'deposit',
    label: t('levels.deposit'),
    isNumber: true,
    cell: ({ depositRequired }) => wholeOf(depositRequired),
  }
  return [
    {
      key: 'level',
      label: t('levels.level'),
      place: 'title',
      cell: ({ vipName, vipCode }) => (
        <span className="row wrap vip-name">
          {vipName}
          {current !== undefined && [vipName, vipCode].includes(current) ? (
            <Badge tone="accent" icon="check">
              {t('levels.yours')}
            </Badge>
          ) : null}
        </span>
      ),
    },
    ...(hasDeposits ? [deposits] : []),
    {
      key: 'turnover',
      label: t('levels.turnover'),
      isNumber: true,
      cell: ({ turnoverRequired }) => wholeOf(turnoverRequired),
    },
    {
      key: 'keep',
      label: t('levels.keep'),
      cell: (level) => <Keep level={level} hasDeposits={hasDeposits} />,
    },
    {
      key: 'withdrawal',
      label: t('levels.withdrawal'),
      isNumber: true,
      cell: ({ withdrawalDailyLimit }) => withdrawalDailyLimit && money(withdrawalDailyLimit),
    },
    {
      key: 'benefits',
      label: t('levels.benefits'),
      cell: (level) => <Benefits level={level} />,
    },
  ]
}

function Keep({ level, hasDeposits }: { level: VipLevel; hasDeposits: boolean }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const deposit = hasDeposits && level.keepDeposit ? money(level.keepDeposit) : undefined
  const turnover = level.keepTurnover ? money(level.keepTurnover) : undefined
  if (deposit && turnover) return <>{t('levels.keepBoth', { deposit, turnover })}</>
  if (deposit) return <>{t('levels.keepDeposit', { deposit })}</>
  return <>{turnover ? t('levels.keepTurnover', { turnover }) : t('levels.keepNothing')}</>
}

/** The text with spaces that do not end a line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function Benefits({ level: { benefits, rebateRates, turnoverRequired } }: { level: VipLevel }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const gameType = useGameTypeName()
  if (benefits.length + rebateRates.length === 0) return null
  // A platform may send an amount bare.
  const amountOr = (value: string) =>
    /^\d+\.\d{2}$/.test(value) ? money({ amount: value, currency: turnoverRequired.currency }) : value
  const nameOf = (key: string) => {
    const known = knownBenefits.find((name) => name === key)
    return known ? t(`levels.benefitNames.${known}`) : key
  }
  return (
    <ul className="muted vip-benefits">
      {benefits.map(({ key, value }) => (
        <li key={key}>
          {value ? t('levels.benefit', { name: nameOf(key), value: amountOr(value) }) : nameOf(key)}
        </li>
      ))}
      {rebateRates.length > 0 ? (
        <li>
          {t('levels.benefit', {
            name: t('levels.rebate'),
            value: rebateRates
              .map(({ category, rate }) =>
                unbroken(
                  t('levels.rebateOf', {
                    game: gameType(category),
                    rate: t('claims.percent', { rate: numericDisplay(rate, { zero: 'shown' }) }),
                  }),
                ),
              )
              .join('\u00a0· '),
          })}
        </li>
      ) : null}
    </ul>
  )
}
