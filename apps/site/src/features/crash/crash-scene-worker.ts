import { drawScene } from '../../frame/flight/draw-scene.ts'
import { openCrashScene } from './crash-scene.ts'

drawScene(openCrashScene)
