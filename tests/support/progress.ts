import path from "node:path";
import type { SerializedError } from "vitest";
import { DefaultReporter, type TestModule, type TestRunEndReason, type TestSpecification } from "vitest/node";
import { type TestReport, writeReport } from "./report.ts";

const root = path.resolve(import.meta.dirname, "../..");
const everyMs = 5_000;

const errorText = (errors: readonly { message: string; stack?: string }[] = []) =>
  errors.map(({ message, stack }) => stack || message).join("\n");

/** Says every few seconds how far the run is, instead of a line for each of hundreds of files; failures are shown as ever. */
export default class Progress extends DefaultReporter {
  private files = 0;
  private ended = 0;
  private passed = 0;
  private failed = 0;
  private saidAt = performance.now();

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(files: readonly TestSpecification[]): void {
    super.onTestRunStart(files);
    this.files = files.length;
  }

  protected override printTestModule(): void {}

  override onTestModuleEnd(testModule: TestModule): void {
    super.onTestModuleEnd(testModule);
    this.ended++;
    for (const test of testModule.children.allTests())
      if (test.ok()) this.passed++;
      else this.failed++;
    const now = performance.now();
    if (now - this.saidAt < everyMs && this.ended < this.files) return;
    this.saidAt = now;
    this.log(`${this.ended} of ${this.files} files, ${this.passed} tests passed, ${this.failed} failed`);
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    super.onTestRunEnd(modules, unhandled, reason);
    // What a file leaves behind unhandled is that file's failure; a process that died is nobody's.
    const blamed = unhandled.flatMap((error) => {
      const file = error.VITEST_TEST_PATH;
      return typeof file === "string" ? [{ file: path.relative(root, file), error }] : [];
    });
    writeReport({
      tests: [
        ...modules.flatMap(testsOf),
        ...blamed.map(({ file, error }): TestReport => {
          return { name: file, file, status: "failed", error: errorText([error]) };
        }),
      ],
      files: modules.map((module) => {
        const { duration, collectDuration, prepareDuration, setupDuration } = module.diagnostic();
        const ms = duration + collectDuration + prepareDuration + setupDuration;
        return { file: path.relative(root, module.moduleId), ms };
      }),
      outside: unhandled
        .filter((error) => !blamed.some((one) => one.error === error))
        .map((error) => errorText([error])),
    });
  }
}

function testsOf(module: TestModule): TestReport[] {
  const file = path.relative(root, module.moduleId);
  const tests = [...module.children.allTests()].map((test): TestReport => {
    const { state, errors } = test.result();
    return {
      name: `${file} ${test.fullName}`,
      file,
      status: state === "passed" || state === "failed" ? state : "skipped",
      error: errorText(errors),
    };
  });
  // A file that cannot be loaded, or whose hooks fail, has nobody else to say so.
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites];
  return errors.length > 0
    ? [...tests, { name: file, file, status: "failed", error: errorText(errors) }]
    : tests;
}
