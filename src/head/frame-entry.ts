import { headOfFrame, type ToldFrame } from './frame.ts'

/** Put in front of this script as the frame is published (scripts/build/html.ts). */
declare const TOLD: ToldFrame

headOfFrame(TOLD)
