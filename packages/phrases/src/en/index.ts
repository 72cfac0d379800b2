import { account } from './account.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { lobby } from './lobby.ts'
import { shell } from './shell.ts'
import { wallet } from './wallet.ts'

/** The source texts, by noun. A new noun is one file and one line here, and in each other locale. */
export const en = { account, common, errors, lobby, shell, wallet }
