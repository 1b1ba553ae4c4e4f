import type { PageName } from '@marquee/contracts/pages'
import type { Route } from './page-module.ts'
import { withTexts } from './with-texts.ts'

const own = { middleware: [], layout: 'template', texts: 'page' } as const

/** Sign-up, password recovery, and the pages of the player's account. */
export const accountRoutes = {
  register: {
    ...own,
    load: async () => ({
      Page: (await import('../../features/account/sign-up/register-page.tsx')).RegisterPage,
      queries: () => [{ id: 'getSignupForm', input: {} }],
    }),
  },
  'forgot-password': {
    ...own,
    load: async () => ({
      Page: (await import('../../features/account/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  account: {
    ...own,
    load: async () => {
      const { AccountPage, AccountWaiting } = await import('../../features/account/account-page.tsx')
      return { Page: AccountPage, Waiting: AccountWaiting }
    },
  },
  profile: {
    ...own,
    load: async (language) => {
      const { ProfilePage, ProfileWaiting } = await withTexts(
        'help',
        language,
        import('../../features/account/profile-page.tsx'),
      )
      return { Page: ProfilePage, Waiting: ProfileWaiting }
    },
  },
  'edit-profile': {
    ...own,
    load: async () => {
      const { EditProfilePage, EditProfileWaiting } = await import(
        '../../features/account/edit-profile-page.tsx'
      )
      return { Page: EditProfilePage, Waiting: EditProfileWaiting }
    },
  },
  security: {
    ...own,
    load: async (language) => {
      const { SecurityPage, SecurityWaiting } = await withTexts(
        'help',
        language,
        import('../../features/account/security-page.tsx'),
      )
      return { Page: SecurityPage, Waiting: SecurityWaiting }
    },
  },
  'change-password': {
    ...own,
    load: async () => {
      const { ChangePasswordPage, ChangePasswordWaiting } = await import(
        '../../features/account/change-password-page.tsx'
      )
      return { Page: ChangePasswordPage, Waiting: ChangePasswordWaiting }
    },
  },
  inbox: {
    ...own,
    load: async (language) => {
      const [{ InboxPage, InboxWaiting }, { OperatorBody }] = await Promise.all([
        withTexts('help', language, import('../../features/inbox/inbox-page.tsx')),
        import('../operator-body.tsx'),
      ])
      return { Page: () => <InboxPage Body={OperatorBody} />, Waiting: InboxWaiting }
    },
  },
  minigame: {
    ...own,
    load: async () => {
      const { MiniGamePage, MiniGameWaiting } = await import('../../features/mini-games/mini-game-page.tsx')
      return { Page: MiniGamePage, Waiting: MiniGameWaiting }
    },
    layout: 'minigame',
  },
} as const satisfies Partial<Record<PageName, Route>>
