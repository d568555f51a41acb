import { headOfFrame, type FrameHeadConfig } from './frame.ts'

/** Put in front of this script as the frame is published (scripts/build/html.ts). */
declare const HEAD_CONFIG: FrameHeadConfig

headOfFrame(HEAD_CONFIG)
