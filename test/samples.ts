const TIMES = Number(process.env['SAMPLES'] ?? 1);

/** How many random cases to try, given the usual number: `SAMPLES=20 npx vitest run scout` tries twenty times as many. */
export const samples = (usual: number): number => Math.ceil(usual * TIMES);
