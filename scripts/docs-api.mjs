// npm run docs:api: writes docs/api.md from the contract.
import { writeFileSync } from 'node:fs'
import { apiPage } from '../packages/contract/src/docs/api-page.ts'

writeFileSync(new URL('../docs/api.md', import.meta.url), apiPage())
