import type { PageName } from '@marquee/contracts/pages'
import type { Route } from './page-module.ts'

const own = { middleware: [], texts: ['pages'] } as const

/** Sign-up, password recovery, and the pages of the player's account. */
export const accountRoutes = {
  register: {
    ...own,
    load: async () => ({
      Page: (await import('../../features/account/sign-up/register-page.tsx')).RegisterPage,
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
    load: async () => {
      const { ProfilePage, ProfileWaiting } = await import('../../features/account/profile-page.tsx')
      return { Page: ProfilePage, Waiting: ProfileWaiting }
    },
    texts: ['pages', 'help'],
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
    load: async () => {
      const { SecurityPage, SecurityWaiting } = await import('../../features/account/security-page.tsx')
      return { Page: SecurityPage, Waiting: SecurityWaiting }
    },
    texts: ['pages', 'help'],
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
    load: async () => {
      const { InboxPage, InboxWaiting } = await import('../../features/inbox/inbox-page.tsx')
      return { Page: InboxPage, Waiting: InboxWaiting }
    },
    texts: ['pages', 'help'],
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
