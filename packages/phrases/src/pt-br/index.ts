import type { Phrases } from '../keys.ts'
import { account } from './account.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { lobby } from './lobby.ts'
import { shell } from './shell.ts'
import { wallet } from './wallet.ts'

/** Every text of the source; one that is missing does not compile. */
export const ptBr: Phrases = { account, common, errors, lobby, shell, wallet }
