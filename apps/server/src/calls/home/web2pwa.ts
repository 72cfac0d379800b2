import { home } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** Asked before the site is installed as an app; there is nothing to tell. */
export const web2pwa = handle(home.web2pwa, async () => ({}))
