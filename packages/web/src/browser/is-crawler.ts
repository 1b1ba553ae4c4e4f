// Not what measures pages or tries them out, which has to see what a visitor sees.
const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i

/** Whether a user agent is that of a program which reads pages for search engines or previews of links. */
export const isCrawler = (userAgent: string): boolean => crawlers.test(userAgent)
