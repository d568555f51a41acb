import { head, type HeadConfig } from './main.ts'

/** Settings, defined before this script when a prerendered page is published (scripts/build/html.ts). */
declare const HEAD_CONFIG: HeadConfig

head(HEAD_CONFIG)
