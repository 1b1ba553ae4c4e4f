// Promotions, missions, referral, VIP rewards and leaderboards. These suites share a site and a browser.
import './banners.suite.ts'
import './bonuses.suite.ts'
import './claims.suite.ts'
import './codes.suite.ts'
import './leaderboards.suite.ts'
import './missions.suite.ts'
import './referral.suite.ts'
import './vip-rewards.suite.ts'
