import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest when run alone; started last, one of them would leave a CPU idle at the end. */
const longest = [
  "tests/attacks/",
  "tests/site/crawl.test.ts",
  "server/process.test.ts",
  "tests/durability/",
  "tests/mailing/killed.test.ts",
  "server/operator-command.test.ts",
  "server/sign-in-processes.test.ts",
  "tests/site/routes.test.ts",
  "tests/umbraco/",
  "services/checkout/",
  "services/identity/leaving.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((part) => moduleId.includes(`/${part}`));
      return found < 0 ? longest.length : found;
    };
    // Those that share a process come last, so that it goes on from one to the next.
    return (await super.sort(files)).toSorted(
      (a, b) => Number(!a.project.config.isolate) - Number(!b.project.config.isolate) || place(a) - place(b),
    );
  }
}
