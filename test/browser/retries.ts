import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that were tried more than once, so that one that often needs it is noticed. */
export const retriesReporter = (print: (line: string) => void = console.log): Reporter => ({
  onTestRunEnd: (modules: readonly TestModule[]) => {
    const retried = modules.flatMap((file) =>
      [...file.children.allTests()].flatMap((one) => {
        const { retryCount = 0 } = one.diagnostic() ?? {};
        return retryCount === 0
          ? []
          : [`${file.relativeModuleId} > ${one.fullName}: ${retryCount} more, ${one.result().state}`];
      }),
    );
    print(`Tests that were tried again: ${retried.length}`);
    for (const line of retried) print(`  ${line}`);
  },
});
