import * as auth from './auth.ts'
import * as authenticator from './authenticator.ts'
import * as autoplay from './autoplay.ts'
import * as category from './category.ts'
import * as design from './design.ts'
import * as fair from './fair.ts'
import * as file from './file.ts'
import * as game from './game.ts'
import * as home from './home.ts'
import * as myGames from './my-games.ts'
import * as operator from './operator.ts'
import * as pay from './pay.ts'
import * as playSession from './play-session.ts'
import * as promotion from './promotion.ts'
import * as shared from './shared-games.ts'
import * as sockmsg from './sockmsg.ts'
import * as staff from './staff.ts'
import * as user from './user.ts'
import * as winners from './winners.ts'

export { cashOutCallOf, playCallOf, type SteppedGame } from './steps.ts'
export {
  auth,
  authenticator,
  autoplay,
  category,
  design,
  fair,
  file,
  game,
  home,
  myGames,
  operator,
  pay,
  playSession,
  promotion,
  shared,
  sockmsg,
  staff,
  user,
  winners,
}
