// npm run ledger:verify: the ledger checked rule by rule, beside a running server or without one.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PINNED_NODE, ROOT } from './project.mjs'

const command = join(ROOT, 'apps/server/src/jobs/verify-ledger-command.ts')
const { status } = spawnSync(PINNED_NODE, [command], { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 2)
