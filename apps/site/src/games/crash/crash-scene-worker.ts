import { drawScene } from '../kit/flight/draw-scene.ts'
import { openCrashScene } from './crash-scene.ts'

drawScene(openCrashScene)
