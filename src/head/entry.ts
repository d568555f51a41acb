import { head, type Told } from './main.ts'

/** Put in front of this script as a prerendered page is published (scripts/build/html.ts). */
declare const TOLD: Told

head(TOLD)
