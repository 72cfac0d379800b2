import { common } from './common.ts'
import { design } from './design.ts'
import { games } from './games.ts'
import { live } from './live.ts'
import { lobby } from './lobby.ts'
import { notices } from './notices.ts'
import { shell } from './shell.ts'

/** The texts of the first screen and of whatever may be said at any time: fetched before anything is shown. */
export const first = {
  common,
  design,
  games,
  live,
  lobby,
  notices,
  shell,
}
