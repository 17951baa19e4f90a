const TIMES = Number(process.env['SAMPLES'] ?? 1);

/** How much is tried by chance, told how much usually: `SAMPLES=20 npx vitest run scout` tries twenty times as much. */
export const samples = (usual: number): number => Math.ceil(usual * TIMES);
