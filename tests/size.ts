/** Whether the suites run at full size: `npm run full -- fuzz`. */
export const full = process.env['SIZE'] === 'full'
