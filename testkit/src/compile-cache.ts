import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Each test file has a process of its own, which loads the whole server: with the cache in a fraction of the time.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'))
