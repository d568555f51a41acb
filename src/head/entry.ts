import { head, type HeadConfig } from './main.ts'

/** Put in front of this script as a prerendered page is published (scripts/build/html.ts). */
declare const HEAD_CONFIG: HeadConfig

head(HEAD_CONFIG)
