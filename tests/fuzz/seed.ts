/** Fixed, so that each run tries the same; `FUZZ_SEED=…` sets another. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_719)
