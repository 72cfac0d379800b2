import type { Module } from '../../ground/module.ts'
import type { Ground } from '../../ground/parts.ts'
import { holdExpiryJob } from './expire-holds.ts'
import type { WalletParts } from './parts.ts'
import { sealerJob } from './sealer.ts'
import { createWallet } from './wallet.ts'
import { createWalletOwners } from './wallet-owners.ts'

/** The only access to money, and the jobs that seal its commits and release what is held too long. */
export const wallet: Module<Ground, Pick<WalletParts, 'wallet' | 'walletOwners'>> = {
  name: 'wallet',
  create: ({ databaseUrl, db, log, keyring, now, events }) => ({
    wallet: createWallet({
      ...{ databaseUrl, db, log, keyring },
      now: () => new Date(now()),
      onCommitted: (action) => events.emit('committed', action),
    }),
    walletOwners: createWalletOwners(db),
  }),
  jobs: (parts) => [sealerJob(parts), holdExpiryJob(parts)],
  close: ({ wallet }) => wallet.close(),
}
