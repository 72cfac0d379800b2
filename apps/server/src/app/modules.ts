import { payments } from '../cash/payments/module.ts'
import { withdrawals } from '../cash/withdrawals/module.ts'
import { operator } from '../desk/operator/module.ts'
import { desk } from '../desk/staff/module.ts'
import { design } from '../front/design/module.ts'
import { files } from '../front/files/module.ts'
import { http } from '../front/http/module.ts'
import { pages } from '../front/pages/module.ts'
import { ground } from '../ground/ground-module.ts'
import { house, type OpenHouse } from '../ground/module.ts'
import type { Ground } from '../ground/parts.ts'
import { live } from '../live/live/module.ts'
import { notices } from '../live/notices/module.ts'
import { archive } from '../money/archive/module.ts'
import { verify } from '../money/verify/module.ts'
import { wallet } from '../money/wallet/module.ts'
import { assets } from '../operator/assets/module.ts'
import { type FirstSettings, settings } from '../operator/settings/module.ts'
import { texts } from '../operator/texts/module.ts'
import { accountCalls, accounts } from '../people/accounts/module.ts'
import { kyc } from '../people/kyc/module.ts'
import { responsible } from '../people/responsible/module.ts'
import { staff } from '../people/staff/module.ts'
import { autoplay } from '../play/autoplay/module.ts'
import { bets } from '../play/bets/module.ts'
import { bonus } from '../play/bonus/module.ts'
import { demo } from '../play/demo/module.ts'
import { lobby } from '../play/lobby/module.ts'
import { lottery, lotteryCalls } from '../play/lottery/module.ts'
import { flights, type RoundTiming } from '../play/multiplayer-rounds/module.ts'
import { rounds } from '../play/rounds/module.ts'
import { statements } from '../play/statements/module.ts'
import { winners } from '../play/winners/module.ts'
import { chat } from '../talk/chat/module.ts'
import { profile } from '../talk/profile/module.ts'
import { support } from '../talk/support/module.ts'

/** The nouns of the server in the order of its floors. One more noun is one line here. */
export const modules = house<Ground & FirstSettings & RoundTiming>()
  .with(ground)
  .with(settings)
  .with(assets)
  .with(texts)
  .with(wallet)
  .with(verify)
  .with(archive)
  .with(responsible)
  .with(accounts)
  .with(kyc)
  .with(staff)
  .with(live)
  .with(notices)
  .with(rounds)
  .with(winners)
  .with(flights)
  .with(lottery)
  .with(lobby)
  .with(demo)
  .with(bonus)
  .with(statements)
  .with(autoplay)
  .with(payments)
  .with(withdrawals)
  .with(chat)
  .with(profile)
  .with(support)
  // Calls that need nouns of floors above their own.
  .with(accountCalls)
  .with(lotteryCalls)
  .with(bets)
  .with(design)
  .with(pages)
  .with(files)
  .with(http)
  .with(operator)
  .with(desk)

/** The parts of one running server. */
export type Parts = ReturnType<typeof modules.open>['parts']
/** The open house of one running server. */
export type ServerHouse = OpenHouse<Parts>
