import { createI18n } from 'vue-i18n'

const messages = { en: { title: 'Nearly empty', players: '{count} players are here', more: 'More' } }

export default defineNuxtPlugin(({ vueApp }) => {
  vueApp.use(createI18n({ legacy: false, locale: 'en', messages }))
})
