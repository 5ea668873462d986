import { describeLibrary } from "./library-cases.ts";

describeLibrary(async () => ({}));
