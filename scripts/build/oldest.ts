/**
 * Target of the oldest supported browsers: Chrome 87, Safari 15, Firefox 102 (docs/faults.md, Old phones). They support
 * nearly all of this syntax; older syntax would cost 20 kB. e2e/old-browsers/build.spec.ts detects what they don't
 * support.
 */
export const SYNTAX = 'es2022'
export const STYLES = ['chrome87', 'safari15', 'firefox102']
