import { DefaultReporter, type TestModule, type TestSpecification } from "vitest/node";

const everyMs = 5_000;

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
}
