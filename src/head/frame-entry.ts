import { headOfFrame, type FrameHeadConfig } from './frame.ts'

/** Settings, defined before this script when the frame is published (scripts/build/html.ts). */
declare const HEAD_CONFIG: FrameHeadConfig

headOfFrame(HEAD_CONFIG)
