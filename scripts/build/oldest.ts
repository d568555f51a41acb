/**
 * For the oldest browsers that every journey works on: Chrome 87, Safari 15, Firefox 102 (docs/faults.md, Old phones). They know nearly all
 * of this syntax, and to write it in older words would cost 20 kB; e2e/old-browsers/build.spec.ts finds what they don't know.
 */
export const SYNTAX = 'es2022'
export const STYLES = ['chrome87', 'safari15', 'firefox102']
