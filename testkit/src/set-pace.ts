// Loaded by Node before the product's own program: gives its rounds and terms the pace that a test wishes. Nothing of the product
// reads the variable, so no operator can set a pace.
import { PACE } from '@fairground/server/play/multiplayer-rounds/pace.ts'

Object.assign(PACE, JSON.parse(process.env.FAIRGROUND_TEST_PACE ?? '{}'))
