export const useVisitor = defineStore('visitor', { state: () => ({ account: '' }) })
