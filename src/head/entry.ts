import { head, type Told } from './main.ts'

/** Put before this script when the page is published (scripts/build/html.ts). */
declare const TOLD: Told

head(TOLD)
