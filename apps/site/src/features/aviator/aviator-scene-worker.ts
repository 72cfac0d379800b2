import { drawScene } from '../../frame/flight/draw-scene.ts'
import { openAviatorScene } from './aviator-scene.ts'

drawScene(openAviatorScene)
