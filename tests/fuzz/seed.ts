/** Fixed, so that each run tries the same; another one by `FUZZ_SEED=…`. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_719)
