/** Ids of the site's own modals, for `openModal` and `useModal`. */
export const categorySheet = 'categories'
export const accountSheet = 'account'
export const gameSearch = 'search'
export const announcementsModal = 'announcements'
