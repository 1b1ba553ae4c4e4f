import { ContentPage } from '../../content/content-page.tsx'

/** The operator's privacy policy. */
export const Page = () => <ContentPage document="privacyPolicy" page="privacy-policy" />
